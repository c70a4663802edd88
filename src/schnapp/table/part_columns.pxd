cimport cython
from schnapp.table.cells cimport Cells
from schnapp.table.columns cimport Column, Numbered
from schnapp.table.state cimport State

cdef class BySeat(Column):
    cdef Column each

    @cython.locals(seat=cython.int)
    cpdef object dump(self, State state, int at)
    @cython.locals(seat=cython.int)
    cpdef object seen(self, State state, int at, int viewer)

cdef class OfSome(Column):
    cdef Column each

    @cython.locals(seat=cython.int)
    cpdef object dump(self, State state, int at)

cdef class ByName(Column):
    cdef tuple names
    cdef dict numbers
    cdef Column each

    cdef int places(self, State state)
    cdef bint holds(self, State state, int at)
    cdef object name(self, State state, int at)
    @cython.locals(n=cython.int, found=dict)
    cpdef object dump(self, State state, int at)
    @cython.locals(n=cython.int, found=dict)
    cpdef object seen(self, State state, int at, int viewer)

cdef class SomeByName(ByName):
    cdef Cells where
    cdef Cells used
    cdef int of_each
    cdef bint masked                     # `there` is one number, with a bit for each place

cdef class Owned(Column):
    cdef Cells counted_by
    cdef Cells owner
    cdef Column each
    cdef str order                       # the field of a thing by which things are sorted
    cdef Numbered named                  # … and its column, if it is a name with a number

    @cython.locals(thing=cython.int, found=list)
    cpdef object dump(self, State state, int at)
    @cython.locals(thing=cython.int, owner=cython.int, others=cython.int, found=list)
    cpdef object seen(self, State state, int at, int viewer)

cdef class Parts(Column):
    cdef tuple names
    cdef tuple columns
    cdef bint optional
    cdef Cells where                     # None: it is there where its first field is
    cdef dict blank

    cpdef Column part(self, str name)
    @cython.locals(n=cython.int, column=Column)
    cpdef object dump(self, State state, int at)
    @cython.locals(n=cython.int, column=Column)
    cpdef object seen(self, State state, int at, int viewer)

cdef class Several(Column):
    cdef Cells height
    cdef Column each
    cdef int room

    @cython.locals(n=cython.int)
    cpdef object dump(self, State state, int at)
    @cython.locals(n=cython.int)
    cpdef object seen(self, State state, int at, int viewer)

cdef class Filled(Column):
    cdef Column each
    cdef Cells where

    @cython.locals(n=cython.int, first=cython.int)
    cpdef object dump(self, State state, int at)
    @cython.locals(n=cython.int, first=cython.int)
    cpdef object seen(self, State state, int at, int viewer)

cdef class Cases(Column):
    cdef Cells cells
    cdef tuple names
    cdef tuple cases
    cdef object check

    @cython.locals(case=Column)
    cpdef object dump(self, State state, int at)
    @cython.locals(case=Column)
    cpdef object seen(self, State state, int at, int viewer)

cdef class Derived(Column):
    cdef Column whole
