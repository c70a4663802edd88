cimport cython
from schnapp.table.dealer cimport Dealer
from schnapp.table.observer cimport Observer, REWARDS
from .play cimport Play

cdef class Batch:
    cdef readonly object setting
    cdef readonly Observer observer
    cdef readonly int count                  # games
    cdef readonly int players
    cdef list plays
    cdef readonly object observations, mask, legal, counts, seats, rewards, ended
    cdef object places
    cdef short[:, ::1] observation_of
    cdef unsigned char[:, ::1] mask_of
    cdef short[:, ::1] legal_of
    cdef int[::1] count_of
    cdef int[::1] seat_of
    cdef float[:, ::1] reward_of
    cdef unsigned char[::1] ended_of
    cdef int[::1] place_of

    @cython.locals(play=Play, game=cython.int, seat=cython.int, i=cython.int)
    cpdef int carry_out(self) except -1
    @cython.locals(play=Play, game=cython.int, place=cython.int)
    cpdef int find(self, long long[::1] actions) except -2
    @cython.locals(i=cython.int, action=cython.int)
    cdef int show(self, Play play, int game) except -1
    @cython.locals(play=Play, halves=cython.int)
    cpdef int between(self) except -1
