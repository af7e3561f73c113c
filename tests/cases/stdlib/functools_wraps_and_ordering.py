# functools: wraps, total_ordering and cmp_to_key.
from functools import cmp_to_key, total_ordering, update_wrapper, wraps


def logged(function):
    @wraps(function)
    def wrapper(*args, **kwargs):
        wrapper.calls += 1
        return function(*args, **kwargs)

    wrapper.calls = 0
    return wrapper


@logged
def greet(name):
    "Say hello."
    return f"hello {name}"


print(greet("Ann"), greet("Bob"), greet.calls, greet.__name__, greet.__doc__)


@total_ordering
class Card:
    ranks = "23456789TJQKA"

    def __init__(self, rank):
        self.rank = rank

    def __eq__(self, other):
        return self.rank == other.rank

    def __lt__(self, other):
        return self.ranks.index(self.rank) < self.ranks.index(other.rank)


print(Card("T") > Card("9"), Card("A") >= Card("A"), Card("2") <= Card("3"), Card("K") != Card("Q"))
print("".join(card.rank for card in sorted(map(Card, "QA2TJ"))))


def compare(a, b):
    if len(a) != len(b):
        return len(a) - len(b)
    return (a > b) - (a < b)


print(sorted(["bb", "a", "ccc", "aa", "b"], key=cmp_to_key(compare)))
print(sorted([5, 1, 4], key=cmp_to_key(lambda a, b: b - a)))


class Caller:
    def __call__(self):
        return "called"


print(update_wrapper(Caller(), greet).__name__)
