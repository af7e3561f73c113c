# Strings: literals, escapes, indexing, concatenation and iteration.
text = "Hello, world"
print(len(text), text[0], text[-1], text[7:], text[:5])
print(text + "!", text * 2, "-" * 10)
print("world" in text, "xyz" not in text)
print("tab\there", "quote\"s", 'it\'s', "back\\slash")
print(r"raw \n stays", len(r"\n"), len("\n"))
print("""three
lines
of text""")
print("implicit " "joining " "of literals")
print("\x41\u00e9\U0001F600", len("\U0001F600"), "\N{GREEK SMALL LETTER ALPHA}")
print(repr("line\nbreak"), repr("it's"), repr('say "hi"'), repr("both ' and \""))
print(ascii("caf\u00e9 \u4f60"), repr("\x00\x7f\u200b"))
print([c for c in "abc"], list(enumerate("xy", start=1)))
print(ord("a"), chr(97), ord("\u20ac"), chr(0x1F40D))
print(min("hello"), max("hello"), sorted("hello"))
print("abc" "def"[1])

try:
    text[0] = "J"
except TypeError:
    print("strings cannot be changed in place")
try:
    text[100]
except IndexError as error:
    print(error)

pieces = []
for word in text.split(", "):
    pieces.append(word[::-1])
print("|".join(pieces))
print(str(12) + str(None) + str([1, "a"]))
