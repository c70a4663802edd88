"""The games that come along. A new one adds its own part to GAMES_UNDER_TEST, and nothing else changes."""

from __future__ import annotations

from schnapp.conformance.tables import tables_of
from tests.games.schnapp_land_fluss.under_test import SCHNAPP_LAND_FLUSS
from tests.games.schnuff.under_test import SCHNUFF
from tests.games.snails.under_test import SNAILS
from tests.games.snatch_it.under_test import SNATCH_IT

GAMES_UNDER_TEST = (SNATCH_IT, SCHNUFF, SNAILS, SCHNAPP_LAND_FLUSS)
TABLES = [table for tested in GAMES_UNDER_TEST for table in tables_of(tested)]
