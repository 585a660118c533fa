"""The page of the practice room: the part of Discord that matters here, in a browser.

`site.Page(practice, keeper)` mounts it on a practice room that has not been entered yet; a
`screen.Keeper` restarts the bot for it. It knows nothing of any bot. `site` serves the files in
`client` and the sockets, `guard` keeps other web pages out, `window` is one window of one person;
`views` are what it shows, `requests` what it may ask, `workshop` what a developer may order;
`wishes` reads requests, `screen` is what all of these share.

The page is at `/`, its files at `/page/<name>`, and a window's WebSocket at
`/page/live?as=<username>`; without a username it is the first person's, and one that nobody has
closes it with 4404. Every frame is one JSON object in text. All ids are strings, all moments
milliseconds since 1970 by the clock of the practice room. Payloads are Discord's own JSON.

What a window is told
---------------------
After `welcome` come `bot`, `people`, `commands`, `places`, a `history` for each place, and `marks`;
then each again when it has changed. A frame replaces what it tells of as a whole, unless it says
otherwise here. Nobody is told of what they could not see: of a message in a place out of sight, or
of somebody else's private conversation or ephemeral reply. A place that comes into sight later
comes in `places` and with its `history`; of one that has left `places` nothing more is told.

=========  =========================================================================================
`news`     and with it
=========  =========================================================================================
welcome    me (an id), now, again (how the room is opened again when it has closed, or empty)
bot        user (payload), online, keeper (whether the page can restart the bot), starting (it has
           been started, and has not been on line since)
people     people: id, name, username, dms_open, blocked, servers (ids), owns (servers too), roles
           (names, of all their servers); the bot is not among them
commands   commands (payloads)
places     servers: id, name, roles (id, name), members (id, name, bot), channels (places); and
           conversation (a place), the one with the bot. A place is the payload of a channel with
           may_write, may_manage (delete others' messages), commands (ids of those offered); they
           stand in Discord's order, each followed by its threads, which have a parent_id
history    channel (id), messages (payloads, oldest first, the latest 50), more (there are older)
message    message (payload): new, or changed. It takes the place of the one with its id, or a place
           by its id among the others; those older than what was told by history are left out
gone       channel, message (ids): it is deleted
marks      channels: by id, unread (others have said something since it was read), first (the id of
           the first such message, or null) and pings (how many of them called this person; in the
           conversation all); people: by id, all pings of each
workshop   requests (the latest 200: method, path, status, ms, at), breaches (code, where, what),
           faults (in words), log (the end of the bot's), when the drawer is opened
request    the fields of one more request
breach     the fields of one more breach
faults     faults (in words)
log        lines (the end of the bot's log, whole); these four while the drawer is open
=========  =========================================================================================

What a window asks
------------------
A request has an `id` (a whole number), `do`, and what is below; with `?` it may be left out or
null. It is answered by `{"re": id, "ok": {...}}` or, refused, by `{"re": id, "error": "words"}`;
`re` is null where no id could be read. Requests are begun in their order, and answered when done.

===========  =======================================  =============================================
`do`         with                                     ok
===========  =======================================  =============================================
slash        channel, command (id), path (names of    failed, form
             group and subcommand), options (values
             by name)
suggest      the same and option, typed (text)        choices: name, value
press        channel, message, custom_id              failed, form
choose       channel, message, custom_id, values      failed, form
submit       form (id), values (by custom_id)         failed, form; unless it failed the form closes
close_form   form (id)
say          channel, text
delete       channel, message
dismiss      channel, message (an ephemeral one)
read         channel (it has been read to its end)
earlier      channel, before (a message's id)         messages (oldest first, 50 at most), more
thread       channel, message?, name                  channel (the id of the thread)
drawer       open (true, false)
add_person   name, dms_open                           username; they join every server
person       person, dms_open?, blocked?, in_server?
             (true or false by a server's id)
gateway      how: cut, reconnect or invalidate
refuse       status (400-599), seconds, path? (a part
             of it)
slow         seconds (so late), for (so long)
lift         (takes all faults back)
restart      hard (true: killed without a word)
remove       channel, message (any there is)
===========  =======================================  =============================================

`failed` is what Discord says of an interaction without an answer, else empty. `form` is a form that
opens, else null: id, title, custom_id, components. People, roles and channels are chosen by id. In
the `values` of a form a text is a string, a check box true or false, a group of radio buttons a
value or null, all else a list; what is left out stays as it stands in the form.
"""
