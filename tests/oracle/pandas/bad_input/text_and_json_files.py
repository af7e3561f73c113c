# JSON that is broken or of no table shape, and text tools with wrong arguments
import io
import pandas as pd

for text in ["", "{", "[1, 2", '{"a": 1}', '[{"a": 1}, {"b": 2}]', '[1, 2, 3]', '{"a": [1, 2], "b": [1]}', "null", '"text"']:
    try:
        print(repr(text), pd.read_json(io.StringIO(text)).to_dict("list"))
    except ValueError as error:
        print(repr(text), type(error).__name__, error)
s = pd.Series(["a1", None, "b"])
calls = {
    "number": lambda: pd.Series([1, 2]).str.upper(),
    "no group": lambda: s.str.extract("a"),
    "dates": lambda: s.dt.year,
    "cat": lambda: s.cat.codes,
    "get far": lambda: s.str.get(99).tolist(),
    "slice far": lambda: s.str.slice(5, 2).tolist(),
    "repeat": lambda: s.str.repeat(-3).tolist(),
    "zfill": lambda: s.str.zfill(-1).tolist(),
    "pad": lambda: s.str.pad(5, fillchar="ab"),
    "split": lambda: s.str.split("1", n=-5).tolist(),
    "normalize": lambda: s.str.normalize("XXX"),
    "missing mask": lambda: s[s.str.contains("a")],
}
for name, call in calls.items():
    try:
        print(name, call())
    except Exception as error:
        print(name, type(error).__name__, error)
