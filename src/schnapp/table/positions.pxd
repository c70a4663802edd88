cpdef dict view_of(object game, object state, object viewer)
