"""Keep the findings that matter most."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any


def filter_high_risk(
    vulns: Iterable[Mapping[str, Any]],
    minimum: str = "high",
    order: Sequence[str] = ("info", "low", "medium", "high", "critical"),
    most_severe_first: bool = False,
) -> list[Mapping[str, Any]]:
    """Return the vulnerabilities whose severity is high or critical.

    vulns: mappings with a "severity"; upper and lower case are the same.
    minimum: the least severe level to keep.
    order: all levels, from the least severe to the most.
    most_severe_first: sort by severity; equals stay in the order they came in.

    A vulnerability without a severity raises KeyError: leaving it out silently could hide a risk.
    """
    ranks = {level.lower(): rank for rank, level in enumerate(order)}
    if minimum.lower() not in ranks:
        raise ValueError(f"minimum must be one of {', '.join(order)}, not {minimum!r}")
    wanted = ranks[minimum.lower()]

    def rank(vuln: Mapping[str, Any]) -> int:
        return ranks.get(str(vuln["severity"]).lower(), -1)

    kept = [vuln for vuln in vulns if rank(vuln) >= wanted]
    return sorted(kept, key=rank, reverse=True) if most_severe_first else kept
