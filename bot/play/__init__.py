"""The practice room: the stand-in for Discord, its page, and the real bot, put together.

- `evening` composes them and prints the address; it is what `python -m bot play` runs.
- `club` is the server that a new room is furnished with.
- `command` is how a room is opened, in words.
- `folder` is where a room lives: one room a folder, and only folders that are rooms.
- `keeper` has the bot as a process, started and stopped as an operator would; `leash` is how it
  starts, so that it does not outlive the room.
"""
