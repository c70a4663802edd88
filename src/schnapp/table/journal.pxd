cimport cython
from schnapp.table.cells cimport Cells

cdef class Take:
    cdef public int numbers              # in the journal …
    cdef public int of_each              # … and so many more for each seat

    cpdef object take(self, object state, list numbers, int at)

cdef class Optional(Take):
    pass

cdef class Truth(Take):
    pass

cdef class Word(Take):
    cdef tuple words
    cdef Cells used

    @cython.locals(number=cython.int)
    cpdef object take(self, object state, list numbers, int at)

cdef class Lettered(Take):
    cdef str letter

cdef class Text(Take):
    cdef object text

cdef class Actor(Take):
    cdef dict names

cdef class Large(Take):
    cdef Take single

    @cython.locals(number=cython.longlong, part=cython.longlong, place=cython.int)
    cpdef object take(self, object state, list numbers, int at)

cdef class Ranks(Take):
    cdef Take merits

cdef class OfState(Take):
    cdef object told

cdef class Behind(Take):
    cdef Take value
    cdef int before

cdef class Record(Take):
    cdef tuple names
    cdef tuple parts

    @cython.locals(n=cython.int, part=Take)
    cpdef object take(self, object state, list numbers, int at)

cdef class Row(Take):
    cdef Take one
    cdef int exact
    cdef bint by_seat

    @cython.locals(end=cython.int)
    cpdef object take(self, object state, list numbers, int at)

cdef class Cards(Row):
    pass

cdef class OfSome(Row):
    pass

cdef class Chosen(Take):
    cdef tuple names
    cdef dict called

cdef class Reader:
    cdef str kind
    cdef tuple names
    cdef tuple takes
    cdef tuple places
    cdef int open
    cdef tuple left_out
    cdef int player

    @cython.locals(n=cython.int, take=Take)
    cpdef dict read(self, object state, list numbers)
    cpdef dict entry(self, object state, list numbers)

cdef class OwnReader(Reader):
    cdef object fields

cdef class StepReader(Reader):
    cdef object step

@cython.locals(row=list, reader=Reader)
cpdef list entries(dict readers, object state, list told)

cdef int BITS
