cimport cython
from libc.stdint cimport int8_t

cdef class Dealer:
    cdef unsigned long long a, b, c, d       # state of the generator, xoshiro256**
    cdef public bint telling                 # write the journal? Search and mass play leave it off
    cdef short journal[8192]                 # told since the last reading: length, code, four numbers, notes …
    cdef int written                         # numbers in the journal
    cdef int entry                           # where the newest entry begins

    @cython.final
    cdef unsigned long long next(self) noexcept
    cpdef int below(self, int n) noexcept
    cdef void shuffle(self, int8_t *cards, int count) noexcept
    cpdef void begin(self, int step) noexcept
    cdef void tell(self, int code, int a, int b, int c, int d) noexcept
    cdef void note(self, int value) noexcept

cdef unsigned long long MASK, LOW, HALF
cdef int JOURNAL
