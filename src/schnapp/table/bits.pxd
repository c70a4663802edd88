# The place of the lowest set bit. Uncompiled: `lowest` of fields.py.
cdef extern from *:
    int lowest "__builtin_ctzll" (unsigned long long mask) noexcept nogil
