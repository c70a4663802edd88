cpdef bint is_over(object game, object state) except -1
