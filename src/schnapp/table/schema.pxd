# Compiled as it stands: every view passes through here.
