# String methods for searching, splitting, joining and replacing.
text = "one,two,,three"
print(text.split(","), text.split(",", 1), text.rsplit(",", 1))
print("  spaced   out  ".split(), "  a b ".split(" "))
print("a\nb\r\nc".splitlines(), "a\nb\n".splitlines(keepends=True))
print("key=value=x".partition("="), "key=value=x".rpartition("="), "none".partition("="))
print(", ".join(["a", "b", "c"]), "".join(reversed("abc")), "-".join("xyz"))

print(text.find("two"), text.find("zzz"), text.rfind(","), text.index("t"), text.count(","))
try:
    text.index("zzz")
except ValueError as error:
    print(error)

print(text.replace(",", ";"), text.replace(",", ";", 1), "aaa".replace("aa", "b"))
print("abc".replace("", "-"))
print(text.startswith("one"), text.endswith(("two", "three")), text.startswith("two", 4))
print("prefix_name".removeprefix("prefix_"), "file.txt".removesuffix(".txt"), "x".removeprefix("y"))
print("  pad ".strip() + "|", "xxabcxx".strip("x"), "xxabc".lstrip("x"), "abc\n".rstrip())
print("mississippi".strip("ipm"))

table = str.maketrans("abc", "xyz", "!")
print("aabbcc!!".translate(table))
print("hello".translate({ord("l"): "L", ord("o"): None}))
print("a\tbc\td".expandtabs(4))
