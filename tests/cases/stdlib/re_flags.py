# re: flags for case, lines, dots, comments and ASCII.
import re

print(re.findall("python", "Python PYTHON python", re.IGNORECASE))
print(re.findall(r"a.b", "a\nb axb"), re.findall(r"a.b", "a\nb axb", re.DOTALL))
print(re.findall(r"^\w", "a\nb"), re.findall(r"^\w", "a\nb", re.MULTILINE))
print(re.findall(r"\w+", "caf\u00e9 ole"), re.findall(r"\w+", "caf\u00e9 ole", re.ASCII))

number = re.compile(
    r"""
    (?P<sign>[-+])?      # optional sign
    (?P<whole>\d+)       # digits
    (?:\.(?P<part>\d+))? # optional decimals
    """,
    re.VERBOSE,
)
for text in ("-12.5", "7", "+0.25"):
    print(text, number.fullmatch(text).groupdict())

print(re.findall(r"(?i)abc", "ABC abc"), re.findall(r"(?s)a.c", "a\nc"))
print(re.findall(r"(?im)^x.", "Xa\nxb"), re.findall(r"(?x) a b  # comment", "ab"))
combined = re.compile("hello.*world", re.I | re.S)
print(bool(combined.search("HELLO\nWORLD")), bool(combined.flags & re.I), bool(combined.flags & re.M))
print(re.findall("\u00c9", "\u00e9", re.I), re.findall("stra\u00dfe", "STRASSE", re.I))
print(re.findall(r"[a-z]+", "abcXYZ", re.I), re.findall(r"(?-i:a)b", "AB aB", re.I))
print(re.findall(r"\d", "1\u0662"), re.findall(r"\d", "1\u0662", re.A))
