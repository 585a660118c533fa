-- What a message shows, as a digest: after a start nothing is sent that stands there already.
ALTER TABLE posts ADD COLUMN shown TEXT;
