import schnapp as schnapp  # before the rules: with SCHNAPP_PURE=1 it makes Python prefer their text to what is compiled
