# re: lookahead, lookbehind and anchors.
import re

print(re.findall(r"\d+(?= dollars)", "5 dollars, 7 euros, 9 dollars"))
print(re.findall(r"\b\w+\b(?!,)", "a, b, c"))
print(re.findall(r"(?<=\$)\d+", "$10 20 $30"), re.findall(r"(?<!\$)\b\d+", "$10 20 $30"))
print(re.sub(r"(?<=\d)(?=(\d{3})+$)", ",", "1234567"))

password = re.compile(r"(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{6,}")
for candidate in ("secret", "Secret1", "Ab1", "ALLCAPS1x"):
    print(candidate, bool(password.fullmatch(candidate)))

print(re.findall(r"^\w+", "one\ntwo", re.M), re.findall(r"\A\w+", "one\ntwo", re.M))
print(re.findall(r"\w+$", "one\ntwo", re.M), re.findall(r"\w+\Z", "one\ntwo", re.M))
print(re.findall(r"\bcat\b", "cat concat cat's"), re.findall(r"\Bcat", "cat concat"))
print(re.search(r"(?<=(?:a|b))c", "xc bc").start(), re.search(r"foo(?!bar)", "foobar foobaz").start())
print(re.split(r"(?<=[.!?]) ", "One. Two! Three? Four"))
print([m.start() for m in re.finditer(r"(?=aa)", "aaaa")])

# Overlapping matches: capture inside a lookahead.
print(re.findall(r"(?=(\d{2}))", "12345"))
print(re.search(r"(?P<word>\w+)(?=:)", "key: value").group("word"))
