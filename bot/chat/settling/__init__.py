"""`/me settings` and `/house settings`: panels that change where they stand."""
