cimport cython
from schnapp.table.cells cimport Cells
from schnapp.table.state cimport State

cdef class Column:
    cdef public str field                # of the position

    cpdef object dump(self, State state, int at)
    cpdef object seen(self, State state, int at, int viewer)
    cpdef int count(self, State state, int at) except -1
    cpdef object top(self, State state, int at)
    cpdef object load(self, State state, int at, object value)

cdef class Within(Column):
    cdef str part
    cdef Column column

cdef class Number(Column):
    cdef Cells cells
    cdef bint optional

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

cdef class Cards(Column):
    cdef Cells cells
    cdef tuple names                     # sorted
    cdef tuple kinds                     # the kind of each of them
    cdef dict numbers

    @cython.locals(kind=cython.int, copies=cython.int, first=cython.int, n=cython.int)
    cpdef object dump(self, State state, int at)
    @cython.locals(total=cython.int, first=cython.int, n=cython.int)
    cpdef int count(self, State state, int at) except -1

cdef class Bits(Column):
    cdef Cells cells
    cdef tuple names
    cdef tuple kinds
    cdef dict numbers

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
    cdef tuple names
    cdef dict numbers

    @cython.locals(n=cython.int, first=cython.int)
    cpdef object dump(self, State state, int at)

cdef class Pile(Column):
    cdef Cells cells
    cdef Cells height
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

cdef class BySeat(Column):
    cdef Column each

    @cython.locals(seat=cython.int)
    cpdef object dump(self, State state, int at)
    @cython.locals(seat=cython.int)
    cpdef object seen(self, State state, int at, int viewer)

cdef class Owned(Column):
    cdef Cells counted
    cdef Cells owner
    cdef Column each
    cdef str order                       # the field of a thing by which things are sorted
    cdef Numbered named                  # … and its column, if it is a name with a number

    @cython.locals(thing=cython.int, found=list)
    cpdef object dump(self, State state, int at)
    @cython.locals(thing=cython.int, owner=cython.int, found=list)
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
    cdef Cells there
    cdef Cells used
    cdef bint masked                     # `there` is one number, with a bit for each place

cdef class Filled(Column):
    cdef Column each
    cdef Cells there

    @cython.locals(n=cython.int, first=cython.int)
    cpdef object dump(self, State state, int at)
    @cython.locals(n=cython.int, first=cython.int)
    cpdef object seen(self, State state, int at, int viewer)

cdef class Groups(Column):
    cdef Cells cells
    cdef Cells groups
    cdef tuple names

    cdef int seat(self, object called, int players) except -1
    @cython.locals(group=cython.int, seat=cython.int)
    cpdef object dump(self, State state, int at)

cdef class Parts(Column):
    cdef tuple names
    cdef tuple columns
    cdef bint optional
    cdef Column there                    # a flag, None: it is there where its first field is

    cpdef Column part(self, str name)
    @cython.locals(n=cython.int, column=Column)
    cpdef object dump(self, State state, int at)
    @cython.locals(n=cython.int, column=Column)
    cpdef object seen(self, State state, int at, int viewer)

cdef class Several(Column):
    cdef Column height
    cdef Column each
    cdef int most

    @cython.locals(n=cython.int)
    cpdef object dump(self, State state, int at)
    @cython.locals(n=cython.int)
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

cdef class OnlyCount(Column):
    cdef Column whole

cdef class TopAndCount(Column):
    cdef Column whole

cdef class OnlyOwner(Column):
    cdef Column whole
    cdef object hidden
    cdef int of_each

    cdef bint covers(self, State state, int at, object value)

cdef class Secret(OnlyOwner):
    cdef tuple secret

cdef class FaceDown(OnlyOwner):
    cdef Cells cells
    cdef int down

cdef class TurnedUp(OnlyOwner):
    cdef Cells cells
    cdef Cells up

cdef class Attribute(Column):
    cdef str name
    cdef bint is_sorted
    cdef bint is_seat

cdef class AttributeOfSeat(Column):
    cdef str name
    cdef bint is_sorted
    cdef bint is_seat

cdef class Open(Column):
    cdef Column whole
    cdef Cells owner                     # the field that opens it to its owner, and the value with which it does
    cdef int owners
    cdef Cells everybody                 # … and to everybody
    cdef int everybodys

cdef class SeenAs(Column):
    cdef Column whole
    cdef Column look

cdef class Derived(Column):
    cdef Column whole

cdef class Shown(Column):
    cdef Column whole
    cdef object shown

cdef class Covered(Column):
    cdef Column whole
    cdef object covered

cdef class Kept(Column):
    cdef Column number
    cdef object text
    cdef object keep

cdef class Own(Column):
    cdef object dumped
    cdef object loaded

cdef int USUAL
