# Compiled as it stands: every decision of a bot passes through here.
