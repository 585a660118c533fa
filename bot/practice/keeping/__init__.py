"""The world kept in a folder: saved a moment after every change, and read again at the next start.

- `records` is the form in which a world lies on the disk, `written` and `restored` the two ways.
- `folder` reads and writes the files, each whole or not at all.
- `keeping` says when.

What passes between a person and the bot at the moment of the end is not kept: an interaction that
is open then has failed, and the tokens of those before are void, as after a quarter of an hour.
"""
