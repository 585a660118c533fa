"""What Discord refuses, as pure functions of a request: one module for each kind of body."""
