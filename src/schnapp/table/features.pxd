from cpython.object cimport PyTypeObject, Py_TYPE
from libc.string cimport memset

cdef class Features:
    cdef double *values(self) noexcept
    cdef void clear(self) noexcept

cdef inline double *first(Features features) noexcept:
    """Where the fields of the game's own features begin."""
    return <double *> (<char *> <void *> features + (<PyTypeObject *> Features).tp_basicsize)

cdef inline Py_ssize_t extent(Features features) noexcept:
    """Of all of them, bytes."""
    return Py_TYPE(features).tp_basicsize - (<PyTypeObject *> Features).tp_basicsize
