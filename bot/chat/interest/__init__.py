"""Who would like to play: the form, the public invitation, lists, and words by direct message."""
