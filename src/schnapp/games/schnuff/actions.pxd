cimport cython
from schnapp.table.observer cimport Observer
from schnapp.table.state cimport State
from .eye cimport MARK, seen
from .rules.state cimport Schnuff

cdef class SchnuffObserver(Observer):
    @cython.locals(table=Schnuff)
    cdef int see(self, State state, int seat, short *into) except -1
