# re: possessive quantifiers, atomic groups and bounded repetition.
import re

print(re.findall(r"a{2}", "aaaaa"), re.findall(r"a{2,3}", "aaaaa"), re.findall(r"a{,2}b", "aaab"))
print(re.findall(r"a{2,}?", "aaaa"), re.findall(r"a{2,}", "aaaa"), re.findall(r"a{x}", "a{x}"))
print(re.match(r"a*a", "aaa").group(), re.match(r"a*+a", "aaa"))
print(re.match(r"a++b", "aaab").group(), re.match(r'"[^"]*+"', '"text" more').group())
print(re.match(r"(?>a*)a", "aaa"), re.match(r"(?>a|ab)c", "abc"), re.match(r"(?:a|ab)c", "abc").group())
print(re.match(r"a?+b", "ab").group(), re.match(r"a{1,2}+a", "aa"))

print(re.findall(r"\d+?", "123"), re.findall(r"\d??", "12"))
print(re.fullmatch(r"(?:\d{1,3}\.){3}\d{1,3}", "192.168.0.1") is not None)
print(re.fullmatch(r"(?:[01]?\d|2[0-3]):[0-5]\d", "23:59") is not None)
print(re.fullmatch(r"(?:[01]?\d|2[0-3]):[0-5]\d", "24:00"))
print(re.fullmatch(r"#(?:[0-9a-f]{3}){1,2}", "#a0b1c2") is not None)
for bad in (r"a**", r"*a", r"a{3,2}"):
    try:
        re.compile(bad)
        print(bad, "compiled")
    except re.error:
        print(bad, "is not a valid pattern")
print(re.findall(r"(?:(\d+)|(\w+))", "12 ab"))
