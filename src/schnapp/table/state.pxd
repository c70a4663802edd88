from cpython.object cimport PyTypeObject, Py_TYPE
from libc.string cimport memcpy
from schnapp.table.dealer cimport Dealer
from schnapp.table.rng cimport Rng

cdef class State:
    cdef public int players                  # how many play
    cdef public unsigned int owing           # seats that owe a decision, as a bit mask

    cdef int legal(self, int seat, unsigned short *into) noexcept
    cdef int choices(self, int seat, unsigned short *into) noexcept
    cpdef void copy_from(self, State other) noexcept
    cpdef State copy(self)
    cpdef int next_seat(self) noexcept
    cpdef int returns(self, int seat) noexcept
    cdef bint show_declared(self, int mark, int seat, int room, short *into) noexcept
    cdef unsigned long long hash_declared(self, int seat) noexcept
    cpdef void resample(self, int viewer, Rng rng) noexcept
    cpdef void settle(self) noexcept
    cpdef void complain(self) except *
    cpdef bint between(self) noexcept
    cpdef void apply(self, int seat, int action, Dealer dealer) noexcept

cdef int WAIT
cdef unsigned short CHOICES[4096]

cdef inline char *fields(State state) noexcept:
    """Where the fields of the game's own state begin."""
    return <char *> <void *> state + (<PyTypeObject *> State).tp_basicsize

cdef inline Py_ssize_t size(State state) noexcept:
    return Py_TYPE(state).tp_basicsize - (<PyTypeObject *> State).tp_basicsize

cdef extern from *:
    """
    /* A state holds no Python object, so its memory is all there is of it: no garbage collection, no zeroing first. */
    static PyObject *schnapp_twin(PyObject *state) {
        PyTypeObject *type = Py_TYPE(state);
        PyObject *twin;
        if (PyType_IS_GC(type)) {
            PyErr_SetString(PyExc_TypeError, "only states without Python objects can be copied");
            return NULL;
        }
        twin = (PyObject *) PyObject_Malloc((size_t) type->tp_basicsize);
        if (twin == NULL) return PyErr_NoMemory();
        memcpy(twin, state, (size_t) type->tp_basicsize);
        return PyObject_Init(twin, type);
    }
    """
    object twin "schnapp_twin" (object state)   # another object with the same memory
