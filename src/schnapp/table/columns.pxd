cimport cython
from schnapp.table.cells cimport Cells
from schnapp.table.state cimport State

cdef class Column:
    cdef public str field                # of the position
    cdef public str means                # in words, for learners
    cdef public int most                 # cards, for learners; 0: nobody says
    cdef public Cells count_of           # and the field that counts them, if there is one

    cpdef explain(self, str means, int most, Cells count)

    cpdef object dump(self, State state, int at)
    cpdef object seen(self, State state, int at, int viewer)
    cpdef int count(self, State state, int at) except -1
    cpdef object top(self, State state, int at)
    cpdef object load(self, State state, int at, object value, int viewer)
    cpdef object fill(self, State state, int at, int count, object top)
    cpdef list shown_to(self, State state, int at, int viewer)

cdef class Number(Column):
    cdef Cells cells
    cdef bint optional
    cdef tuple bounds

cdef class Flag(Column):
    cdef Cells cells
    cdef bint optional

cdef class FlagOfSeat(Column):
    cdef Cells cells

cdef class Named(Column):
    cdef Cells cells
    cdef tuple names
    cdef dict numbers
    cdef bint optional
    cdef int of_each                     # names that belong to each seat, 0: names of no seat
    cdef tuple alike

    @cython.locals(number=cython.int)
    cpdef object dump(self, State state, int at)

cdef class Placed(Column):
    cdef Cells cells
    cdef Cells used
    cdef tuple names
    cdef dict numbers

    @cython.locals(place=cython.int)
    cpdef object dump(self, State state, int at)

cdef class Place(Column):
    cdef Cells cells
    cdef bint optional
    cdef dict called                     # those beside the seats: number → name
    cdef dict numbers

cdef class Numbered(Column):
    cdef Cells cells
    cdef str letter
    cdef int furthest
    cdef tuple usual                     # the names of small numbers

    @cython.locals(number=cython.longlong)
    cpdef object dump(self, State state, int at)

cdef class Seats(Column):
    cdef Cells cells

cdef class Chosen(Column):
    cdef tuple masks                     # one for each name
    cdef tuple names
    cdef dict called
    cdef dict numbers

    @cython.locals(n=cython.int, who=cython.int, anybody=cython.longlong, mask=cython.longlong, cells=Cells)
    cpdef object dump(self, State state, int at)

cdef class Groups(Column):
    cdef Cells cells
    cdef Cells groups
    cdef tuple names

    cdef int seat(self, object called, int players) except -1
    @cython.locals(group=cython.int, seat=cython.int)
    cpdef object dump(self, State state, int at)

cdef class Kept(Column):
    cdef Cells cells
    cdef object text
    cdef object keep

cdef class Attribute(Column):
    cdef str name
    cdef bint is_sorted
    cdef bint is_seat
    cdef tuple known
    cdef bint many
    cdef tuple bounds

cdef class TopOf(Column):
    cdef Attribute cards

cdef class AttributeOfSeat(Attribute):
    pass

cdef class Own(Column):
    cdef object dumped
    cdef object loaded

cdef int USUAL
