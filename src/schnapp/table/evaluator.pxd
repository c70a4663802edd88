cimport cython
from schnapp.table.features cimport Features
from schnapp.table.network cimport Network
from schnapp.table.state cimport State

cdef class Evaluator:
    cdef public Network value_network      # of positions; None: nothing has been learned
    cdef public Features features        # of one seat
    cdef public Features act_features    # of one act

    cdef int quiet_boundary(self, State state) noexcept
    cdef void extract(self, State state, int seat) noexcept
    @cython.locals(winners=cython.int, best=cython.int, seat=cython.int)
    cdef bint settled(self, State state, double *into) noexcept
    @cython.locals(seat=cython.int, count=cython.int, best=cython.double, total=cython.double)
    cdef void evaluate(self, State state, double *into) noexcept
    cpdef list act_features_of(self, State state, int seat)

cdef double EVALUATION[32]
