cimport cython
from libc.stdint cimport int8_t

cdef class Rng:
    cdef unsigned long long a, b, c, d       # state of the generator, xoshiro256**

    @cython.final
    cdef unsigned long long next(self) noexcept
    cpdef int below(self, int n) noexcept
    cdef void shuffle(self, int8_t *cards, int count) noexcept

cdef unsigned long long MASK, LOW, HALF
