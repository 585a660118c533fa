"""The state as Discord words it in JSON: answers of REST and events of the gateway."""
