cimport cython

cdef class Numbering:
    cdef tuple acts                      # by number
    cdef tuple sorted                    # by canonical text
    cdef dict places                     # number → where it stands there
    cdef dict fields                     # type → their names
    cdef dict numbers                    # type → value of the first field → … → number

    cpdef dict act(self, int action)
    @cython.locals(places=list, found=list, act=dict)
    cpdef list listed(self, list actions)
    @cython.locals(count=cython.int, names=tuple)
    cpdef object number(self, dict act)

cdef tuple BESIDE
