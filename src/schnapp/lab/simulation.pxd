# Compiled as it stands: every decision of a simulated game passes through here.
