# The place of the lowest set bit. Uncompiled: `lowest` of fields.py.
cdef extern from *:
    int lowest "__builtin_ctz" (unsigned int mask) noexcept nogil
