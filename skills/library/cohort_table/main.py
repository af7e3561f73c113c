"""Who comes back: retention by the period in which somebody was first seen."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime, timedelta
from typing import Any


def cohort_table(
    events: Iterable[Mapping[str, Any] | Sequence[Any]],
    user: str = "user",
    time: str = "date",
    period: str = "month",
    n_periods: int | None = None,
) -> dict[str, Any]:
    """Count, for each cohort, how many of its users were active in each period after their first.

    events: mappings with a user and a time, or (user, time) pairs, in any order.
    user, time: the keys of the two in a mapping.
    period: "day", "week" (from Monday), "month" or "quarter".
    n_periods: how many periods to follow, the first one included; all by default.

    Times are dates, datetimes, or text that starts with YYYY-MM-DD. Events without a user or a time
    are counted as "skipped". Periods after the last event of all are not known yet and are left
    out, so rows get shorter; "average" weighs each cohort by its size and uses only known periods.
    """
    if period not in ("day", "week", "month", "quarter"):
        raise ValueError(f"period must be day, week, month or quarter, not {period!r}")
    if n_periods is not None and n_periods < 1:
        raise ValueError(f"n_periods must be at least 1, not {n_periods}")
    active: dict[Any, set[int]] = {}
    skipped = 0
    for event in events:
        who, when = (event.get(user), event.get(time)) if isinstance(event, Mapping) else (event[0], event[1])
        if who is None or who == "" or when is None or when == "":
            skipped += 1
        else:
            active.setdefault(who, set()).add(_number_of(_date_of(when), period))
    cohorts: dict[int, list[set[int]]] = {}
    for periods in active.values():
        cohorts.setdefault(min(periods), []).append(periods)
    last = max((max(periods) for periods in active.values()), default=0)
    rows = []
    for start in sorted(cohorts):
        n_known = last - start + 1 if n_periods is None else min(n_periods, last - start + 1)
        counts = [sum(start + step in periods for periods in cohorts[start]) for step in range(n_known)]
        size = len(cohorts[start])
        rows.append(
            {
                "cohort": _label_of(start, period),
                "size": size,
                "active": counts,
                "retention": [round(count / size, 4) for count in counts],
            }
        )
    return {
        "period": period,
        "users": len(active),
        "skipped": skipped,
        "cohorts": rows,
        "average": _average(rows),
    }


def format_cohorts(table: Mapping[str, Any]) -> str:
    """The result of cohort_table as lines of text, retention in percent."""
    width = max((len(row["active"]) for row in table["cohorts"]), default=0)
    lines = [["cohort", "users", *(f"+{step}" for step in range(width))]]
    for row in table["cohorts"]:
        lines.append([row["cohort"], str(row["size"]), *(f"{share:.0%}" for share in row["retention"])])
    lines.append(["average", str(table["users"]), *(f"{share:.0%}" for share in table["average"])])
    widths = [max(len(line[column]) for line in lines if column < len(line)) for column in range(width + 2)]

    def padded(line: list[str]) -> str:
        numbers = [cell.rjust(size) for cell, size in zip(line[1:], widths[1:])]
        return "  ".join([line[0].ljust(widths[0]), *numbers])

    return "\n".join(padded(line) for line in lines)


def _average(rows: list[dict[str, Any]]) -> list[float]:
    average = []
    for step in range(max((len(row["active"]) for row in rows), default=0)):
        known = [row for row in rows if step < len(row["active"])]
        average.append(round(sum(row["active"][step] for row in known) / sum(row["size"] for row in known), 4))
    return average


def _date_of(when: Any) -> date:
    if isinstance(when, datetime):
        return when.date()
    if isinstance(when, date):
        return when
    try:
        return date.fromisoformat(str(when)[:10])
    except ValueError:
        raise ValueError(f"a time must start with YYYY-MM-DD, not {str(when)[:40]!r}") from None


def _number_of(day: date, period: str) -> int:
    """Periods counted from a fixed one, so that their difference is the distance in time."""
    if period == "day":
        return day.toordinal()
    if period == "week":
        # Day 1 of the calendar is a Monday.
        return (day.toordinal() - 1) // 7
    months = day.year * 12 + day.month - 1
    return months if period == "month" else months // 3


def _label_of(number: int, period: str) -> str:
    if period == "day":
        return date.fromordinal(number).isoformat()
    if period == "week":
        return (date.fromordinal(1) + timedelta(weeks=number)).isoformat()
    if period == "month":
        return f"{number // 12:04}-{number % 12 + 1:02}"
    return f"{number // 4:04}-Q{number % 4 + 1}"
