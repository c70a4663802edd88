cimport cython
from schnapp.table.dealer cimport Dealer
from schnapp.table.rng cimport Rng
from schnapp.table.state cimport State

@cython.locals(seat=cython.int, count=cython.int, decisions=cython.longlong)
cpdef long long play_out(State state, Dealer dealer, Rng chance) except -1

cdef unsigned short CHOICES[4096]
cdef long long MOST
