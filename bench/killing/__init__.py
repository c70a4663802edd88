"""The parts of bench/kills.py: nodes that die, robots that come back, and the log that is compared with what they heard."""
