# pickle: round trips of dates, decimals and fractions.
import pickle
from collections import Counter, OrderedDict, defaultdict, deque
from datetime import date, datetime, time, timedelta, timezone
from decimal import Decimal
from fractions import Fraction

samples = [
    date(2024, 2, 29),
    datetime(2024, 2, 29, 12, 30, 15, 250),
    datetime(2024, 2, 29, tzinfo=timezone.utc),
    time(23, 59),
    timedelta(days=2, seconds=5),
    Decimal("12.340"),
    Fraction(3, 4),
    Counter("banana"),
    OrderedDict(a=1, b=2),
    defaultdict(list, {"k": [1]}),
    deque([1, 2, 3], maxlen=5),
]
for value in samples:
    back = pickle.loads(pickle.dumps(value))
    print(type(back).__name__, back == value, type(back) is type(value))

record = {
    "when": datetime(2024, 1, 2, 3, 4),
    "price": Decimal("9.99"),
    "span": timedelta(hours=1),
}
print(pickle.loads(pickle.dumps(record)) == record)
back = pickle.loads(pickle.dumps(deque([1, 2], maxlen=2)))
back.append(3)
print(back)
print(str(pickle.loads(pickle.dumps(Decimal("1.50")))))
