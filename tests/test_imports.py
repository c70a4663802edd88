"""No folder of the package has an import circle; what runs one way between the folders is said in pyproject.toml."""

from __future__ import annotations

import grimp


def test_no_folder_has_a_circle() -> None:
    """Its modules and folders can be put into an order in which each imports earlier ones only. Types may refer to each other."""
    graph = grimp.build_graph("schnapp", exclude_type_checking_imports=True, cache_dir=None)
    folders = {module.rpartition(".")[0] for module in graph.modules} - {""}
    circles = {folder: found for folder in sorted(folders) if (found := graph.nominate_cycle_breakers(folder))}
    assert circles == {}
