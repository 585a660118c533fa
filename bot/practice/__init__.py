"""A stand-in for Discord on this machine, for tests and for playing at home.

It speaks enough of Discord's REST and gateway, version 10, for an unmodified discord.py to log in,
sync commands, receive interactions and answer them, and it is as strict as Discord is. It imports
nothing of the bot: a bot is pointed at `Practice.api` and logs in with `Practice.token`.

    async with Practice() as practice:
        club = practice.add_server("The Club")
        card_room = club.add_channel("card-room")
        ada = practice.add_person("Ada")
        club.join(ada)
        ...                                             # start a bot
        answer = await ada.slash(card_room, "whist", target=5)
        await ada.click(answer.message, "Take a seat")
        assert practice.breaches == []

The way through the room:

- `server` is the whole: one address, and `Practice` to hold it by.
- `state` is what there is (servers, channels, people, messages), and `state.world` the one stream
  of news about it. It knows neither HTTP nor sockets, so that anything may be built on it.
- `breaches` lists what Discord would not have let pass; `line` is a WebSocket that is written to.
- `people` are simulated: they do what a person at a screen could and see what one would see;
  `options` and `modals` are how what they type and tick becomes data.
- `interactions` keeps what passes between a person and the bot, with its three seconds and its
  quarter of an hour; `posting` makes messages of request bodies.
- `rest` takes requests: `rest.front` is the gate that all pass, the rest of it the routes.
- `gateway` takes connections: `gateway.hub` keeps sessions, `gateway.events` words what they hear.
- `payloads` is the state in Discord's JSON; `refusals` is all that it says no with.
- `keeping` saves the state in a folder and reads it again, where one is given.
- `checks`, with `limits` and `schema`, judges every request body; `faults` are ordered by tests.
- `page` shows all of it in a browser: rooms, people and their windows, and a drawer for faults.
"""
