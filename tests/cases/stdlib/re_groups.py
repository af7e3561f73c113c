# re: numbered, named, optional, nested and non-capturing groups.
import re

m = re.search(r"(?P<year>\d{4})-(?P<month>\d\d)-(?P<day>\d\d)", "on 2024-02-29.")
print(m.group(), m.group(1), m.group("month"), m["day"], m.group(1, "day"))
print(m.groups(), m.groupdict(), m.start("month"), m.span(3), m.lastgroup, m.lastindex)

m = re.match(r"(a)(b)?(c)", "ac")
print(m.groups(), m.groups("default"), m.group(2), m.span(2))
print(re.match(r"((a)(b(c)))", "abc").groups())
print(re.findall(r"(?:ab)+", "ababxab"), re.findall(r"(ab)+", "ababxab"))

print(re.search(r"(\w)\1", "hello").group(), re.findall(r"\b(\w+) \1\b", "the the end end x"))
print(re.search(r"(?P<q>['\"])(.*?)(?P=q)", "say 'hi \"x\"' ok").group(2))
print(re.findall(r"(?i:py)thon", "Python pYthon PYTHON"))
print([bool(re.fullmatch(r"(<)?\w+(?(1)>)", s)) for s in ("<a>", "a", "<a", "a>")])
print(m.expand(r"\1-\3"), m.string, m.pos, m.endpos)

log = "INFO 12:00 start\nERROR 12:05 broken\nINFO 12:09 end"
line = re.compile(r"^(?P<level>[A-Z]+) (?P<time>[\d:]+) (?P<text>.*)$", re.M)
for found in line.finditer(log):
    print(found.groupdict())
print(line.groupindex["time"], sorted(line.groupindex))
