"""REST: the gate, the limits of rate, and the routes."""
