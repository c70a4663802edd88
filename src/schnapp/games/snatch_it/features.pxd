from schnapp.table.features cimport Features

cdef class SnatchItFeatures(Features):
    cdef double own, lead                                 # points that are swallowed, and how many more than the first of the others has
    # stacks in the own patch: points of all, of those that nobody can steal, and of those that can be swallowed
    cdef double stacked, safe, ready
    cdef double sure                                      # points that can be swallowed, and nobody can steal them before
    cdef double largest                                   # points of the largest stack …
    cdef double kept                                      # … and of those that a card in the hand could take back
    cdef double stacks                                    # how many they are
    # the hand: how many cards, swarms among them, and cards that can snatch
    cdef double hand, swarms, fitting
    # the most that is in a stack of another seat that can be stolen, without an answer, or at all
    cdef double prey, unanswered, threat
    cdef double distance, active                          # seats until it is its turn
    cdef double last_bite                                 # cards above it
    cdef double in_hands, pond                            # cards
    cdef double this_round_last, next_round_last, baiting
    cdef double no_other_round                            # the deck will not last for it
    cdef double lead_with_stacks                          # with the points of the own stacks …
    cdef double lead_over_second                          # … without them, over the second of the others …
    cdef double lead_with_all_stacks                      # … and with everybody's stacks
    cdef double risky                                     # points of stacks that only one seat can steal
