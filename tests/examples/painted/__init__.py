"""A package that brings a picture and a board of its own for the page."""
