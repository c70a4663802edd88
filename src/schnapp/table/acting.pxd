cpdef list to_act_in(object game, object state)
cpdef list choices_of(object game, object state, int seat)
cpdef object refusal_of(object game, object state, int seat, dict act)
cpdef object perform(object game, object state, int seat, dict act, object dealer)
