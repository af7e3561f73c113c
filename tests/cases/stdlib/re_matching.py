# re: match, search, fullmatch, findall and finditer.
import re

text = "The year 1999 and the year 2024, not 12345."
print(re.search(r"\d{4}", text).group(), re.search(r"\d{4}", text).span())
print(re.match(r"The", text) is not None, re.match(r"year", text))
print(re.fullmatch(r"\w+", "word") is not None, re.fullmatch(r"\w+", "two words"))
print(re.findall(r"\b\d{4}\b", text), re.findall(r"(\w+) (\d+)", text))
print([(m.group(), m.start(), m.end()) for m in re.finditer(r"year", text)])
print(re.search("absent", text))

pattern = re.compile(r"(\w)(\d)")
print(pattern.findall("a1 b2 c3"), pattern.pattern, pattern.groups)
print(pattern.search("a1 b2", 2).group(), pattern.match("xa1", 1).groups())

print(re.findall(r"a|ab", "ab"), re.findall(r"ab|a", "ab"))
print(re.findall(r"<.+>", "<a><b>"), re.findall(r"<.+?>", "<a><b>"))
print(re.findall(r"[aeiou]", "regular"), re.findall(r"[^aeiou\s]+", "regular text"))
print(re.findall(r"x*", "axxb"))
print(re.findall(r"\$\d+\.\d\d", "costs $12.50 or $3.99"))
print(re.escape("a.b*c[d]"), re.fullmatch(re.escape("1+1"), "1+1") is not None)
print(bool(re.search(r"^end$", "start\nend\n", re.MULTILINE)), bool(re.search(r"^end$", "start\nend")))
print(re.findall(rb"\d+", b"a1b22"), repr(re.search(r"b+", "abbb").group()))

try:
    re.compile("(unclosed")
except re.error as error:
    print("bad pattern:", error.pos)
