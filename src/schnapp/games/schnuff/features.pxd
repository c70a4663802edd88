from schnapp.table.features cimport Features

cdef class SchnuffFeatures(Features):
    cdef double in_game                                   # all is 0 for whoever is not
    # chips: the own ones, more than the richest rival has, more than rivals have on average, and the share of all
    cdef double chips, ahead, above_mean, share
    cdef double few[3]                                    # at most one, two, three are left
    cdef double least, second                             # of the rivals
    cdef double playing, duel                             # rivals in the game; a single one
    cdef double short_game, rounds_left
    cdef double in_round                                  # all that follows is 0 for whoever is not
    cdef double hand[9]                                   # by kind
    cdef double cards                                     # in the hand
    # to the limit: exactly 0, 1, 2, 3, and roughly; which limit it is
    cdef double distance[4]
    cdef double way
    cdef double sixty, ninety
    cdef double turn[4]                                   # 0, 1, 2 seats until it is its turn, or more
    cdef double safe                                      # cards that cross no limit
    cdef double caught[3]                                 # the fee, if it has none of them on its turn, the next one, the one after it
    cdef double immune                                    # the fee that it need not pay
    cdef double sniffers                                  # Schnuff cards of rivals
    cdef double sniffing                                  # the fee of whom it can sniff at
    cdef double poor                                      # it cannot pay the fee and go on
    cdef double leads
    cdef double next_unsafe, next_poor                    # the same of the next seat
    cdef double may_draw
    cdef double searching                                 # does who searches sit here? They play better than others

cdef class SchnuffActFeatures(Features):
    cdef double bias                                      # 1 for every card
    cdef double value                                     # in the eyes of a sensible player, chips
    cdef double paid, ruined                              # the fee for a limit that is crossed; it takes the last chip
    cdef double over                                      # the round ends
    cdef double card[9]                                   # the card that is played, and what is left, by kind
    cdef double kept[9]
    cdef double cards                                     # in the hand
    cdef double limit[3]                                  # 30, 60, 90
    # from the new count to it: exactly 0 … 4, 5 to 8, 9 to 12, and roughly
    cdef double distance[5]
    cdef double near, farther, way
    cdef double caught, caught_fee, caught_poor           # how likely the next seat has no safe card; times the fee, and if that ruins it
    cdef double follower_cards, follower_chips, second_chips, follower_poor  # who comes next, and after that
    # own chips: how many, not enough for the fee, at most one, two, three
    cdef double chips, poor
    cdef double few[3]
    cdef double most, least, mean                         # chips of the rivals
    cdef double rivals, last_rival, playing               # rivals in the round, a single one, rivals in the game
    cdef double safe, unsafe                              # cards left that cross no limit; there is none
    cdef double wild                                      # how likely an unseen card is a wild one that helps
    cdef double sniffs                                    # a Schnuff card is left, and can be played at the new count
    cdef double old_distance[4]                           # from the old count to its limit: exactly, and roughly
    cdef double old_way
    cdef double other_follower_chips                      # of who would come next in the other direction
    cdef double wild_kept                                 # wild cards left
    cdef double short_game, ahead
    cdef double immune                                    # the fee that need not be paid
    cdef double sniffed                                   # a Schnuff card before the last limit
    cdef double poor_others                               # rivals that cannot pay the fee
    cdef double leads
    cdef double duel_caught                               # the same as caught_poor, against a single rival
    cdef double wild_before_ninety, wild_before_sixty, wild_by_way
