# string: constants and capwords.
import string

print(string.ascii_lowercase, string.ascii_uppercase, string.digits)
print(string.hexdigits, string.octdigits, string.punctuation)
print(len(string.ascii_letters), repr(string.whitespace), len(string.printable))
print(string.capwords("hello   big world"), string.capwords("a-b-c", "-"))


def caesar(text, shift):
    low, up = string.ascii_lowercase, string.ascii_uppercase
    table = str.maketrans(
        low + up, low[shift:] + low[:shift] + up[shift:] + up[:shift]
    )
    return text.translate(table)


secret = caesar("Hello, World!", 3)
print(secret, caesar(secret, -3 % 26))
print("".join(c for c in "a1! b2?" if c in string.ascii_letters + string.digits))
print("keep.only,letters;".translate(str.maketrans("", "", string.punctuation)))


def is_pangram(text):
    return set(string.ascii_lowercase) <= set(text.lower())


print(is_pangram("The quick brown fox jumps over the lazy dog"), is_pangram("hello"))
print([c for c in string.printable if c.isspace()] == list(string.whitespace))
