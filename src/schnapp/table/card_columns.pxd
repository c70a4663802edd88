cimport cython
from schnapp.table.cells cimport Cells
from schnapp.table.columns cimport Column
from schnapp.table.state cimport State

cdef class Sorted(Column):
    cdef Cells cells
    cdef tuple names                     # sorted
    cdef tuple kinds                     # the kind of each of them
    cdef dict numbers

cdef class Cards(Sorted):
    @cython.locals(kind=cython.int, copies=cython.int, first=cython.int, n=cython.int)
    cpdef object dump(self, State state, int at)
    cpdef int count(self, State state, int at) except -1

cdef class Bits(Sorted):
    @cython.locals(mask=cython.longlong, kind=cython.int, n=cython.int)
    cpdef object dump(self, State state, int at)
    @cython.locals(mask=cython.longlong, total=cython.int)
    cpdef int count(self, State state, int at) except -1

cdef class BitsOfSeat(Column):
    cdef Cells cells
    cdef int of_each
    cdef tuple names                     # seat after seat, those of a seat sorted
    cdef tuple kinds
    cdef dict numbers

    @cython.locals(mask=cython.longlong, kind=cython.int, n=cython.int)
    cpdef object dump(self, State state, int at)

cdef class Heap(Column):
    cdef Cells cells
    cdef Cells height
    cdef tuple alike
    cdef tuple names
    cdef dict numbers

    @cython.locals(n=cython.int, first=cython.int)
    cpdef object dump(self, State state, int at)

cdef class Pile(Column):
    cdef Cells cells
    cdef Cells height
    cdef tuple alike
    cdef tuple names
    cdef dict numbers
    cdef bint top_first

    @cython.locals(high=cython.int, n=cython.int, first=cython.int)
    cpdef object dump(self, State state, int at)

cdef class Chain(Column):
    cdef Cells highest                   # slip of the top card
    cdef Cells card
    cdef Cells under
    cdef Cells free
    cdef tuple names
    cdef dict numbers

    @cython.locals(slip=cython.int, found=list)
    cpdef object dump(self, State state, int at)
    @cython.locals(slip=cython.int, total=cython.int)
    cpdef int count(self, State state, int at) except -1

cdef class Slots(Column):
    cdef Cells cells
    cdef tuple names
    cdef dict numbers

    @cython.locals(n=cython.int, first=cython.int, number=cython.int)
    cpdef object dump(self, State state, int at)
