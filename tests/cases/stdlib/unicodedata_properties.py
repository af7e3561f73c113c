# unicodedata: names, categories, normal forms and numeric values.
import unicodedata

for character in ("A", "\u00e9", "\u0663", "\u20ac", "\u4e2d", " ", "\u0301", "\u00bd"):
    print(
        f"U+{ord(character):04X}",
        unicodedata.name(character, "no name"),
        unicodedata.category(character),
        unicodedata.bidirectional(character),
        unicodedata.combining(character),
        unicodedata.east_asian_width(character),
    )
print(unicodedata.lookup("GREEK SMALL LETTER PI"), unicodedata.decimal("7"), unicodedata.digit("\u0663"))
print(unicodedata.numeric("\u00bd"), unicodedata.numeric("x", -1), unicodedata.mirrored("("))

composed, decomposed = "\u00e9", "e\u0301"
print(composed == decomposed, unicodedata.normalize("NFC", decomposed) == composed)
print(len(unicodedata.normalize("NFD", composed)), unicodedata.decomposition(composed))
print(unicodedata.normalize("NFKC", "\ufb01\u2460\uff21"), unicodedata.is_normalized("NFC", decomposed))


def strip_accents(text):
    parts = unicodedata.normalize("NFD", text)
    return "".join(c for c in parts if unicodedata.category(c) != "Mn")


print(strip_accents("Cr\u00e8me br\u00fbl\u00e9e, \u00c5ngstr\u00f6m, ni\u00f1o"))


def slug(text):
    plain = strip_accents(text).lower()
    return "-".join("".join(c if c.isalnum() else " " for c in plain).split())


print(slug("\u00bfQu\u00e9 tal, Se\u00f1or L\u00f3pez?"))
try:
    unicodedata.name("\x00")
except ValueError as error:
    print(error)
try:
    unicodedata.lookup("NOT A CHARACTER NAME")
except KeyError:
    print("unknown name")
