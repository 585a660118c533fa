"""What there is in the stand-in, without a word of HTTP or of sockets."""
