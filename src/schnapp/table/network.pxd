cimport cython
from schnapp.table.features cimport Features

cdef class Network:
    cdef public int inputs, hidden
    cdef double first[80][64]     # from each feature to each hidden unit
    cdef double threshold[64]     # of each hidden unit
    cdef double second[64]        # from each hidden unit to the answer
    cdef double within[64]        # the hidden units while it thinks

    @cython.locals(answer=cython.double, values=cython.p_double, value=cython.double, unit=cython.int, feature=cython.int)
    cdef double weigh(self, Features features) noexcept
