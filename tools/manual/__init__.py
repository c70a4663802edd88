"""Builds the manual: the pages of docs/ as a site that needs no server and no other host."""
