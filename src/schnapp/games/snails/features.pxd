from schnapp.table.features cimport Features

cdef class SnailsFeatures(Features):
    # own snails: how many, their health, and how many have at most 10, at most 5, more than 20, or a shell
    cdef double snails, health, weak, weaker, sturdy, shells
    # their ground: in the water, about to drown, far from land
    cdef double wet, drowning, stuck
    cdef double levels, crowded, hazards, damaged
    cdef double reach                                     # the best shots of one snail
    cdef double close, distant                            # snails with an enemy beside them, or none within three steps
    cdef double threats                                   # enemies near who stand as high
    cdef double leader                                    # is it alive?
    # the hand: cards that are not basic, what red and purple ones are worth
    cdef double held, red, purple
    cdef double lost_last                                 # it lost a snail in the round before
    cdef double starts
    cdef double rounds_left, last_round, last_but_one
    # snails and health more than the strongest rival has, and what of it counts at the end
    cdef double more_snails, more_health
    cdef double more_snails_at_last, more_health_at_last, more_health_late
    cdef double contamination, drains                     # what water does, and what it will do to own snails
    cdef double faction[6]
    cdef double players
