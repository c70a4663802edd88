# Compiled as it stands: every decision of a race passes through here.
