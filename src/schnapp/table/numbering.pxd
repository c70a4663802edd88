cimport cython

cdef class Numbering:
    cdef tuple acts                      # by number
    cdef tuple sorted                    # by canonical text
    cdef dict places                     # number → where it stands there
    cdef dict known                      # type → the names of its fields, and the numbers by their values

    cpdef dict act(self, int action)
    @cython.locals(places=list, found=list, act=dict)
    cpdef list listed(self, list actions)
    @cython.locals(count=cython.int, values=list, names=tuple, numbers=dict)
    cpdef object number(self, dict act)

cdef tuple BESIDE
