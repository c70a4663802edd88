# Compiled as it stands: every act passes through here.
