cimport cython
from schnapp.table.cells cimport Cells
from schnapp.table.columns cimport Column
from schnapp.table.state cimport State

cdef int ALL, EYES

cdef class Veil(Column):
    cdef Column whole

    cdef bint sees(self, State state, int at, int viewer) except -1

cdef class OnlyCount(Veil):
    pass

cdef class TopAndCount(Veil):
    pass

cdef class OnlyOwner(Veil):
    cdef object hidden
    cdef int of_each

cdef class SometimesHidden(OnlyOwner):
    cdef bint covers(self, State state, int at) except -1

cdef class Secret(SometimesHidden):
    cdef Cells cells
    cdef long long secret

    @cython.locals(number=cython.longlong)
    cdef bint covers(self, State state, int at) except -1

cdef class FaceDown(SometimesHidden):
    cdef Cells cells
    cdef int down

cdef class TurnedUp(SometimesHidden):
    cdef Cells cells
    cdef Cells up

    @cython.locals(number=cython.longlong)
    cdef bint covers(self, State state, int at) except -1

cdef class Open(Veil):
    cdef Cells owner                     # the field that opens it to its owner, and the value with which it does
    cdef int owners
    cdef Cells everybody                 # … and to everybody
    cdef int everybodys

cdef class SeenAs(Veil):
    cdef Column look

cdef class Shown(Veil):
    cdef object shown
    cdef object put

cdef class Covered(Veil):
    cdef object covered
    cdef object back
