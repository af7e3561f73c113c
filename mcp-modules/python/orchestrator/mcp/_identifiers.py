"""Whole numbers that are names rather than amounts, such as identifiers, zip codes and years: written without separators."""

import re

__all__ = ["is_identifier"]

_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")
# The last word of a column's name, as in "customer_id" and "zipCode".
_NAMES = frozenset("account barcode code ean gtin iban id identifier ids isbn key plz postcode ref serial sku ssn ticket upc zip zipcode".split())
_YEARS = frozenset(("year", "yr"))
# Short numbers are counts: "phone" may also be a kind of device.
_PHONES = frozenset("fax mobile phone tel telephone".split())
# "order number" is a name, "number" alone, "total number" and "number of orders" are amounts.
_NUMBERS = frozenset(("no", "nr", "num", "number"))
_AMOUNTS = frozenset("average avg count max mean median min n of per sum total".split())


def is_identifier(name, values):
    """Whether a column's whole numbers are names: because of the column's own name, or because they look like years or a
    sequence. A nearly gapless run of numbers of one width, such as 48211, 48212, 48215, is not a column of amounts.
    """
    if not values or min(values) < 0:
        return False
    words = [word.lower() for word in _WORD.findall(str(name))]
    if _AMOUNTS.intersection(words):
        return False
    if words:
        if words[-1] in _YEARS:
            return all(1000 <= value <= 2999 for value in values)
        if words[-1] in _PHONES:
            return min(values) >= 10**6
        if words[-1] in _NAMES or words[-1] in _NUMBERS and len(words) > 1:
            return True
    if all(1900 <= value <= 2100 for value in values):
        return True
    least, greatest = min(values), max(values)
    is_run = len(set(values)) == len(values) >= 3 and greatest - least < 10 * len(values)
    return is_run and 10**4 <= least and greatest < 10**15 and len(str(least)) == len(str(greatest))
