from libc.stdlib cimport free, malloc

from schnapp.table.rng cimport Rng

cdef class Dealer(Rng):
    cdef public bint telling                 # write the journal? Search and mass play leave it off
    cdef short *journal                      # told since the last reading: length, code, four numbers, notes …
    cdef int written                         # numbers in the journal
    cdef int entry                           # where the newest entry begins
    cdef object traced                       # a state that is copied at each entry; None: none is
    cdef list copies                         # of it, since it is traced

    cpdef void begin(self, int step) noexcept
    cdef void tell(self, int code, int a, int b, int c, int d) noexcept
    cdef void note(self, int value) noexcept

cdef int JOURNAL
cdef int MOST_COPIES
