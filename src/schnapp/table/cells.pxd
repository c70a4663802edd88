cimport cython
from schnapp.table.state cimport State, fields

@cython.final
cdef class Part:
    cdef str name
    cdef State whole                     # the state that was read last
    cdef State part                      # and its part

    cdef State of(self, State state)

cdef class Cells:
    cdef public str name
    cdef Part within                     # the part of the state to which the field belongs, None: the state itself
    cdef public tuple shape
    cdef public tuple strides            # cells to the next one, dimension by dimension
    cdef public int each                 # cells of one seat, where the first dimension is the seat
    cdef public int last                 # length of the last dimension
    cdef public int length               # of all dimensions together
    cdef Py_ssize_t offset               # in the state's memory, -1: it is not compiled
    cdef int code                        # its place in CODES

    cpdef long long get(self, State state, int at) except? -4611686018427387904
    cpdef int put(self, State state, int at, long long value) except -1
    @cython.locals(at=cython.int, total=cython.longlong)
    cpdef long long total(self, State state, int first, int count) except? -4611686018427387904
    @cython.locals(at=cython.int)
    cpdef int find(self, State state, long long value) except -2
    cdef object slow(self, State state, int at)

cdef int INT8, UINT8, INT16, UINT16, INT32, UINT32, INT64, UINT64
