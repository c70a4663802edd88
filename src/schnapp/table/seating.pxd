cpdef object title_of(object game, int seat)
cpdef object seat_of(object game, object title)
cpdef list owed_in(object state)
