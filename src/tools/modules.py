# One line for each module: its name and what it is for. `modules` holds (name, module) for all of them.
import inspect
import re

# Native modules bring no documentation of their own, and some of Python's say little in their first line.
ABOUT = {
    "array": "Arrays of numbers of one type",
    "binascii": "Bytes as hexadecimal or base64 text, checksums",
    "cmath": "Functions of complex numbers",
    "collections": "Counter, defaultdict, deque, namedtuple, OrderedDict, ChainMap",
    "contextvars": "Variables that belong to a task",
    "dataclasses": "Classes made of their fields",
    "enum": "Names for a fixed set of values",
    "errno": "Numbers of system errors by name",
    "graphlib": "Sorting by what depends on what",
    "heapq": "Priority queues in lists",
    "io": "Text and bytes in memory as files",
    "itertools": "Combining, slicing and grouping of iterators",
    "json": "Reading and writing JSON",
    "keyword": "The keywords of Python",
    "logging": "Log records by level, to standard error",
    "math": "Functions of numbers",
    "orchestrator.mcp": "Its four parts: data, analytics, models, viz",
    "operator": "The operators of Python as functions",
    "secrets": "Random numbers and tokens that nobody can guess",
    "struct": "Packing of numbers into bytes",
    "time": "Clocks, and times as text",
    "tomllib": "Reading TOML",
    "typing": "Names for type hints",
    "unicodedata": "Properties of characters, and normal forms of text",
    "warnings": "Telling of trouble that does not stop the script",
    "zlib": "Packing and unpacking of bytes",
    "zoneinfo": "Time zones by name",
}

# A line that is longer tells only what stands before its colon.
LONGEST = 60


def line(name, module):
    if name in ABOUT:
        return ABOUT[name]
    text = (inspect.getdoc(module) or "").split("\n\n")[0].replace("\n", " ")
    # "functools.py - Tools ...", "Module difflib -- helpers ...", "pandas: labelled ..." repeat the name.
    text = re.sub(rf"^(Module )?`?{re.escape(name)}(\.py| module)?`?( --? |: )", "", text)
    sentence = re.split(r"[.;](?: |$)", text)[0]
    if len(sentence) > LONGEST:
        sentence = sentence.split(": ")[0]
    return sentence[0].upper() + sentence[1:] if re.match("[a-z]+[ ,]", sentence) else sentence


result = [[name, line(name, module)] for name, module in modules]
