cimport cython

@cython.locals(mixed=cython.ulonglong)
cpdef unsigned long long hash_combine(unsigned long long print_, long long value) noexcept

cdef unsigned long long MASK, LOW, BLANK, PRIME
