cimport cython
from schnapp.table.bits cimport lowest
from schnapp.table.cells cimport Cells, INT8, INT16, INT32
from schnapp.table.columns cimport Column
from schnapp.table.secrecy cimport Veil
from schnapp.table.state cimport State, fields

ctypedef signed char *Bytes

cdef struct Field:                       # a field of the state that is read
    int number                           # among all that are, -1: there is none
    int code                             # as in cells.CODES
    Py_ssize_t offset

cdef struct Step:                        # one thing to look at
    int show                             # how
    int to                               # to which number of the observation …
    int width                            # … and how many for each place
    int room                             # places, at most
    int each                             # places of each seat, 0: they are of no seat
    int own                              # only those of the viewer
    int within                           # cells of each place
    int turned                           # numbers of each seat, counted from the viewer's
    int alike                            # where its kinds begin in the pool, -1: all are different
    int guards                           # it depends on so many
    int when                             # … and on the field beside, as an If
    int plus                             # what is added to each number
    Field cell
    Field beside
    Field height                         # how many places there are
    Field owner                          # whose each of them is
    Field case                           # shown where this field has one of these values
    long long values

ctypedef Step *StepAt

@cython.final
cdef class Eye:
    cdef int players
    cdef public int size                 # numbers of an observation
    cdef public tuple parts
    cdef int count                       # things to look at
    cdef Step steps[96]
    cdef int guard[384]                  # four of each step …
    cdef bint single[384]                # … by a field that has no places
    cdef Field guard_cell[384]
    cdef list veils
    cdef list columns                    # of each step, where it is asked itself
    cdef short pool[1024]                # kinds of cards
    cdef int pooled
    cdef dict maps                       # where they begin
    cdef int gathered[5]                 # numbers that are always there, by their code …
    cdef short target[960]               # … where they go
    cdef int source[7680]                # … where they come from, for each viewer
    cdef list cells                      # the fields that are read

    cdef Step *step(self, int n) noexcept
    @cython.locals(n=cython.int, viewer=cython.int, count=cython.int, first=cython.int, at=cython.int, place=cython.int, cells=Cells)
    cdef bint gathers(self, sight, int to) except -1
    @cython.locals(field=Field)
    cdef Field field(self, Cells cells)
    @cython.locals(n=cython.int, g=cython.int, step=StepAt)
    cdef add(self, sight, int to)
    @cython.locals(number=cython.int)
    cdef int mapped(self, tuple alike) except -2
    @cython.locals(n=cython.int, first=cython.Py_ssize_t, count=cython.Py_ssize_t, end=cython.Py_ssize_t, i=cython.int, at=cython.Py_ssize_t, value=cython.int, found=cython.int, seen=cython.longlong, hidden=cython.longlong, left=cython.longlong, step=StepAt)
    cdef int observe(self, State state, int viewer, short *into) except -1
    @cython.locals(cells=Cells)
    cdef long long number(self, State state, Field field, Py_ssize_t at) noexcept
    @cython.locals(g=cython.int, when=cython.int, place=cython.int, c=Field, veil=Veil)
    cdef int holds(self, int n, State state, int at, int viewer) except -1
    @cython.locals(step=StepAt)
    cdef int viewer_of(self, int n, State state, int at, int viewer) noexcept
    @cython.locals(i=cython.Py_ssize_t, at=cython.Py_ssize_t, total=cython.int, within=cython.Py_ssize_t, c=Field, numbers=Bytes, step=StepAt)
    cdef int totals(self, int n, State state, Py_ssize_t first, Py_ssize_t count, short *into, Py_ssize_t to) noexcept
    @cython.locals(show=cython.int, width=cython.Py_ssize_t, c=Field, i=cython.Py_ssize_t, at=cython.Py_ssize_t, within=cython.Py_ssize_t, height=cython.int, value=cython.int, bits=cython.longlong, step=StepAt)
    cdef int look(self, int n, State state, int viewer, Py_ssize_t first, Py_ssize_t count, short *into, Py_ssize_t to) except -1
    @cython.locals(step=StepAt)
    cdef int relative(self, int n, State state, int value, int viewer) noexcept
    @cython.locals(step=StepAt)
    cdef int kind(self, int n, int card) noexcept
    @cython.locals(c=Field, plus=cython.int, when=cython.int, height=cython.int, bits=cython.longlong, i=cython.Py_ssize_t, numbers=Bytes, heights=Bytes, step=StepAt)
    cdef int copy(self, int n, State state, Py_ssize_t first, Py_ssize_t count, short *into, Py_ssize_t to) noexcept
    @cython.locals(show=cython.int, c=Field, i=cython.Py_ssize_t, bits=cython.longlong, told=list, column=Column, veil=Veil, step=StepAt)
    cdef int look_closely(self, int n, State state, int viewer, Py_ssize_t at, short *into, Py_ssize_t to) except -1

cdef inline Bytes eight_bits(State state, Py_ssize_t offset) noexcept:
    return <Bytes> (fields(state) + offset)

cdef inline void gather(Eye eye, State state, int viewer, short *into) noexcept:
    """Numbers of one, two and four bytes."""
    cdef char *memory = fields(state)
    cdef int *source = eye.source + 960 * viewer
    cdef short *target = eye.target
    cdef int i
    for i in range(eye.gathered[0]):
        into[target[i]] = (<signed char *> (memory + source[i]))[0]
    for i in range(384, 384 + eye.gathered[2]):
        into[target[i]] = (<short *> (memory + source[i]))[0]
    for i in range(768, 768 + eye.gathered[4]):
        into[target[i]] = <short> (<int *> (memory + source[i]))[0]

cdef inline long long stands(State state, Py_ssize_t offset, int code, Py_ssize_t at) noexcept:
    """A number of the state, of one of the kinds in `cells.CODES`."""
    cdef char *place = fields(state) + offset
    if code == 0:
        return (<signed char *> place)[at]
    if code == 4:
        return (<int *> place)[at]
    if code == 2:
        return (<short *> place)[at]
    if code == 3:
        return (<unsigned short *> place)[at]
    if code == 5:
        return (<unsigned int *> place)[at]
    if code == 1:
        return (<unsigned char *> place)[at]
    return (<long long *> place)[at]

cdef int COPY, HOT, NUMBER, BITS, MASK, TOTAL, BIT_COUNT, COUNTS, TOP, THERE, HIDDEN, SIZE, OTHER
cdef int CASE, POSITIVE, BIT, SOME, SEEN
cdef int ABSENT, SHOWN, VEILED
cdef int NONE, GUARDS, VIEWERS, GATHERED, CODE_COUNT
