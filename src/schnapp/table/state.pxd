from cpython.object cimport PyObject, PyTypeObject, Py_TYPE
from libc.string cimport memcpy
from schnapp.table.dealer cimport Dealer

cdef class State:
    cdef public unsigned int owing           # seats that owe a decision, as a bit mask

    cdef int legal(self, int seat, unsigned short *into) noexcept
    cpdef void apply(self, int seat, int action, Dealer dealer) noexcept

cdef unsigned short CHOICES[1024]

cdef inline char *fields(State state) noexcept:
    """Where the fields of the game's own state begin."""
    return <char *> <void *> state + (<PyTypeObject *> State).tp_basicsize

cdef inline Py_ssize_t size(State state) noexcept:
    return Py_TYPE(state).tp_basicsize - (<PyTypeObject *> State).tp_basicsize

cdef extern from *:
    """
    static PyObject *schnapp_blank_like(PyObject *state) {
        static PyObject *none = NULL;
        if (none == NULL) none = PyTuple_New(0);
        return Py_TYPE(state)->tp_new(Py_TYPE(state), none, NULL);
    }
    """
    object blank_like "schnapp_blank_like" (object state)   # a state of the same class, all zero
