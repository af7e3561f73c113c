# re: sub, subn and split.
import re

print(re.sub(r"\d", "#", "a1b22"), re.sub(r"\d+", "#", "a1b22"), re.sub(r"\d", "", "a1b2", count=1))
print(re.sub(r"(\w+) (\w+)", r"\2 \1", "hello world"))
print(re.sub(r"(?P<first>\w)(\w*)", r"\g<2>\g<first>ay", "pig latin"))
print(re.sub(r"(\d)", r"\g<1>0", "1 2"))
print(re.subn(r"[aeiou]", "*", "education"))
print(re.sub(r"\d+", lambda m: str(int(m.group()) * 2), "3 apples, 12 pears"))


def camel(match):
    return match.group(1).upper()


print(re.sub(r"_(\w)", camel, "snake_case_name"))
print(re.sub(r"(?<!^)(?=[A-Z])", "_", "CamelCaseName").lower())
print(re.sub(r"\s+", " ", "  many   spaces\there ").strip())
print(re.sub("x*", "-", "abxd"))
print(re.sub(r"\.", r"\\", "a.b"), re.sub("a", "\\n", "bab").encode())

print(re.split(r"[,;]\s*", "a, b;c,d"), re.split(r"(\d)", "a1b2c"), re.split(r"\s", "one two", maxsplit=1))
print(re.split(r"\W+", "Words, words, words."), re.split(r"(?=[A-Z])", "splitAtCaps"))
print(re.split("x", "abc"), re.split(r"\b", "a b"))

table = {"cat": "dog", "red": "blue"}
print(re.sub("|".join(table), lambda m: table[m.group()], "red cat, cat red"))
try:
    re.sub("(a)", r"\2", "a")
except re.error:
    print("invalid group reference")
