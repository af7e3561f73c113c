# json: custom encoders, default functions and object hooks.
import datetime
import json
from decimal import Decimal


def encode(value):
    if isinstance(value, datetime.date):
        return {"$date": value.isoformat()}
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    if isinstance(value, complex):
        return [value.real, value.imag]
    raise TypeError(f"cannot encode {type(value).__name__}")


def decode(mapping):
    if "$date" in mapping:
        return datetime.date.fromisoformat(mapping["$date"])
    return mapping


data = {"when": datetime.date(2024, 2, 29), "tags": {"b", "a"}, "z": 1 + 2j}
text = json.dumps(data, default=encode)
print(text)
print(json.loads(text, object_hook=decode))
try:
    json.dumps(object(), default=encode)
except TypeError as error:
    print(error)


class PointEncoder(json.JSONEncoder):
    def default(self, o):
        if hasattr(o, "x"):
            return {"x": o.x}
        return super().default(o)


class Point:
    x = 7


print(json.dumps([Point()], cls=PointEncoder))
print(json.loads("[1.1, 2]", parse_float=Decimal))
print(json.loads("[1, 2]", parse_int=lambda text: f"int {text}"))
print(json.loads('{"a": 1, "b": {"c": 2}}', object_pairs_hook=lambda pairs: pairs))
print(list(json.JSONEncoder().iterencode([1, {"a": 2}])))
print(json.JSONDecoder().raw_decode('{"a": 1} rest'))
