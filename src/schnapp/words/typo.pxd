# Compiled as it stands: the referee is asked for every word that is said.
