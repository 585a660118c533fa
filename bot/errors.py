"""What keeps the program from starting."""


class CannotStartError(Exception):
    """The program cannot start; the text is one line for whoever runs it."""
