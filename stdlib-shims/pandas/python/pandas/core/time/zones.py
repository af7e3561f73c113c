"""Time zones: names to tzinfo objects and back, and moving between wall clock and UTC."""

import datetime

from pandas.core.missing.markers import NaT
from pandas.core.time.errors import AmbiguousTimeError, NonExistentTimeError, UnknownTimeZoneError
from pandas.core.time.units import civil_from_days, NS_DAY, NS_SECOND
from pandas.core.time.timedelta import duration_ns
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
zoneinfo = on_first_use("zoneinfo")

UTC = datetime.timezone.utc
_zones = {}


def fixed_zone(seconds):
    """The tzinfo of a fixed distance from UTC."""
    return UTC if seconds == 0 else datetime.timezone(datetime.timedelta(seconds=seconds))


def as_zone(zone):
    """A tzinfo (or None) from a name, an offset text such as '+02:00', or a tzinfo."""
    if zone is None or isinstance(zone, datetime.tzinfo):
        if zone is not None and str(zone) in ("UTC", "tzutc()"):
            return UTC
        return zone
    if not isinstance(zone, str):
        raise TypeError(f"Argument 'tz' has incorrect type (expected str or tzinfo, got {type(zone).__name__})")
    known = _zones.get(zone)
    if known is not None:
        return known
    found = _find_zone(zone)
    _zones[zone] = found
    return found


def _find_zone(name):
    if name.upper() in ("UTC", "Z", "ETC/UTC", "UTC+00:00"):
        return UTC
    seconds = _fixed_seconds(name)
    if seconds is not None:
        return fixed_zone(seconds)
    if name.startswith("dateutil/"):
        name = name[9:]
    try:
        return zoneinfo.ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        raise UnknownTimeZoneError(name) from None


def _fixed_seconds(name):
    """Seconds ahead of UTC of 'UTC+02:00', '-0530' and the like; None for other names."""
    text = name[3:] if name[:3] in ("UTC", "GMT") else name
    digits = text[1:].replace(":", "")
    if text[:1] not in ("+", "-") or not digits.isdigit() or len(digits) not in (4, 6):
        return None
    total = int(digits[:2]) * 3600 + int(digits[2:4]) * 60 + int(digits[4:] or 0)
    return -total if text[0] == "-" else total


def zone_name(zone):
    """The name a column of this zone carries, None for no zone."""
    return None if zone is None else str(zone)


def same_zone(left, right):
    """Whether two tzinfo objects mean the same zone."""
    return left is right or (left is not None and right is not None and str(left) == str(right))


def _plain(ns):
    # Whole seconds are enough: no zone shifts by less.
    days, rest = divmod(ns, NS_DAY)
    year, month, day = civil_from_days(days)
    seconds = rest // NS_SECOND
    return datetime.datetime(year, month, day, seconds // 3600, seconds // 60 % 60, seconds % 60)


def _seconds(delta):
    return delta.days * 86400 + delta.seconds


def offset_at_utc(zone, utc_ns):
    """(nanoseconds ahead of UTC, fold) of a zone at a UTC instant."""
    if isinstance(zone, datetime.timezone):
        return _seconds(zone.utcoffset(None)) * NS_SECOND, 0
    local = zone.fromutc(_plain(utc_ns).replace(tzinfo=zone))
    return _seconds(local.utcoffset()) * NS_SECOND, local.fold


def utc_to_wall(utc_ns, zone):
    """Wall-clock nanoseconds of a UTC instant."""
    return utc_ns if zone is None or zone is UTC else utc_ns + offset_at_utc(zone, utc_ns)[0]


def wall_to_utc(wall_ns, zone, fold=0):
    """UTC nanoseconds of a wall clock, doubtful times settled by `fold` as the standard library does."""
    if zone is None or zone is UTC:
        return wall_ns
    if isinstance(zone, datetime.timezone):
        return wall_ns - _seconds(zone.utcoffset(None)) * NS_SECOND
    local = _plain(wall_ns).replace(tzinfo=zone, fold=fold)
    return wall_ns - _seconds(local.utcoffset()) * NS_SECOND


def localize(wall_ns, zone, ambiguous="raise", nonexistent="raise", text=None):
    """UTC nanoseconds of a wall clock under pandas' rules for doubtful times; NaT where asked."""
    if zone is None or isinstance(zone, datetime.timezone):
        return wall_to_utc(wall_ns, zone)
    early, late = wall_to_utc(wall_ns, zone, 0), wall_to_utc(wall_ns, zone, 1)
    if early == late:
        return early
    shown = text or str(_plain(wall_ns))
    if early > late:
        return _settle_gap(wall_ns, zone, nonexistent, shown, early, late)
    if ambiguous is True:
        return early
    if ambiguous is False:
        return late
    if isinstance(ambiguous, str) and ambiguous == "NaT":
        return NaT
    if isinstance(ambiguous, str) and ambiguous == "infer":
        raise AmbiguousTimeError(f"Cannot infer dst time from {shown} as there are no repeated times")
    raise AmbiguousTimeError(f"Cannot infer dst time from {shown}, try using the 'ambiguous' argument")


def _settle_gap(wall_ns, zone, nonexistent, shown, early, late):
    if isinstance(nonexistent, str):
        if nonexistent == "NaT":
            return NaT
        if nonexistent in ("shift_forward", "shift_backward"):
            # The gap ends at the instant where both readings meet: find it by halving.
            low, high = late, early
            before = offset_at_utc(zone, low - NS_DAY // 24)[0]
            while high - low > 1:
                middle = (low + high) // 2
                low, high = (middle, high) if offset_at_utc(zone, middle)[0] == before else (low, middle)
            return high if nonexistent == "shift_forward" else high - 1  # the last nanosecond before the gap
        raise NonExistentTimeError(shown)
    shift = duration_ns(nonexistent)
    if shift is None or shift is NaT:
        raise ValueError(
            "The nonexistent argument must be one of 'raise', 'NaT', 'shift_forward', 'shift_backward' or a timedelta object"
        )
    moved = wall_ns + shift
    if wall_to_utc(moved, zone, 0) > wall_to_utc(moved, zone, 1):
        raise ValueError(f"The provided timedelta will relocalize on a nonexistent time: {shift}")
    return wall_to_utc(moved, zone)


zone = as_zone
