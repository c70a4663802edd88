from schnapp.table.cells cimport Cells
from schnapp.table.columns cimport Column
from schnapp.table.state cimport State

cdef class Veil(Column):
    cdef Column whole

cdef class OnlyCount(Veil):
    pass

cdef class TopAndCount(Veil):
    pass

cdef class OnlyOwner(Veil):
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
