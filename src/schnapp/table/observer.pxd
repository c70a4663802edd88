cimport cython
from schnapp.table.dealer cimport Dealer
from schnapp.table.state cimport State, WAIT

cdef class Observer:
    cdef public int players
    cdef public int size                 # numbers of an observation
    cdef public int actions              # how many actions there are
    cdef public int most                 # how many of them can be legal at a time, at most
    cdef object game
    cdef public object eye               # sees what is declared …
    cdef public int declared             # … that is so many numbers,
    cdef public int room                 # with so many places where not every table has as many;
    cdef public int mark                 # by which its compiled twin is known
    cdef public tuple fields             # of an observation, in order
    cdef public tuple action_fields      # what can be done, in order
    cdef short numbers[65536]            # the action of each move

    cdef int observe(self, State state, int seat, short *into) except -1
    @cython.locals(at=cython.int, numbers=list)
    cdef int see(self, State state, int seat, short *into) except -1
    cdef void add(self, State state, int seat, short *into, int at) noexcept
    cdef int index(self, State state, int seat, int move) noexcept
    @cython.locals(count=cython.int, i=cython.int)
    cdef int legal(self, State state, int seat, unsigned short *moves, unsigned short *into) noexcept
    cdef void deal(self, State state, Dealer dealer) except *
    cpdef int asked(self, State state) noexcept
    cdef int play(self, State state, int seat, int move, Dealer dealer) noexcept
    @cython.locals(at=cython.int)
    cdef void clear(self, short *into) noexcept
    @cython.locals(numbers=cython.short[::1])  # not in the signature: every observation would compile what it takes
    cpdef int write(self, State state, int seat, object into) except -1
    @cython.locals(other=cython.int, own=cython.int)
    cdef void rate(self, State state, double *into) noexcept

cdef int MOST
cdef unsigned short MOVES[4096]
cdef unsigned short CHOICES[4096]
cdef double REWARDS[32]

cdef inline int relative(int value, int first, int end) noexcept:
    """A number that belongs to a seat, counted from the observer's first one on; those behind the end belong to none."""
    if value < 0 or value >= end:
        return value
    return value - first if value >= first else value - first + end
