"""The gateway: connections, sessions, and what they are told."""
