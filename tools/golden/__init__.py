"""Golden files: what Python says of seeded games, for the tests of what the page reckons itself."""
