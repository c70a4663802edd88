"""What the repository needs beside the package: set-up, generators."""
