"""Who would like to play what, and when: values and pure functions, without clock, chat or disk."""
