# What compiled rules need, in one place, as author.py is for everything else.
from libc.stdint cimport int8_t
from schnapp.table.bits cimport lowest
from schnapp.table.dealer cimport Dealer
from schnapp.table.policy cimport RolloutPolicy
from schnapp.table.rng cimport Rng
from schnapp.table.state cimport State
