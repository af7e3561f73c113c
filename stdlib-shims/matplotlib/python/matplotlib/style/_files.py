"""Reads settings from a file in the format of matplotlibrc."""

from .. import DEFAULTS, RcParams


def _without_comment(line):
    """The line up to a `#` that is not inside quotes."""
    if "#" not in line:
        return line.strip()
    if line.count('"') % 2 or '"' not in line:
        return line.partition("#")[0].strip()
    quoted = False
    for position, character in enumerate(line):
        if character == '"':
            quoted = not quoted
        elif character == "#" and not quoted:
            return line[:position].strip()
    return line.strip()


def read_settings(fname, fail_on_error=False):
    """The RcParams that a file sets."""
    found = RcParams()
    with open(fname, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            text = _without_comment(line)
            if not text:
                continue
            key, colon, value = text.partition(":")
            key, value = key.strip(), value.strip()
            if len(value) > 1 and value.startswith('"') and value.endswith('"'):
                value = value[1:-1]
            if not colon:
                _say(f"Missing colon in file {fname!r}, line {number:d} ({line.rstrip()!r})")
            elif key not in DEFAULTS:
                _say(f"Bad key {key} in file {fname}, line {number} ({line.rstrip()!r})")
            else:
                _set(found, key, value, fname, number, line, fail_on_error)
    return found


def _set(found, key, value, fname, number, line, fail_on_error):
    try:
        found[key] = value
    except Exception as error:
        if fail_on_error:
            raise
        _say(f"Bad value in file {fname!r}, line {number:d} ({line.rstrip()!r}): {error}")


def _say(message):
    import logging
    logging.getLogger("matplotlib").warning(message)
