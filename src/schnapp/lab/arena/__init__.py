"""The arena: which bot is stronger, by how much, and how sure that is."""
