# Unicode: encoding, decoding, error handlers and code points.
text = "na\u00efve caf\u00e9 \u2713 \U0001F40D"
print(text, len(text))
encoded = text.encode("utf-8")
print(len(encoded), encoded)
print(encoded.decode("utf-8") == text)
print("\u00e9".encode("latin-1"), "\u00e9".encode("utf-16-le"), "A".encode("utf-16-be"))
print("abc\u00e9".encode("ascii", "ignore"), "abc\u00e9".encode("ascii", "replace"))
print("\u00e9".encode("ascii", "xmlcharrefreplace"), "\u00e9".encode("ascii", "backslashreplace"))
print(b"ok\xff".decode("utf-8", "replace"), b"ok\xff".decode("utf-8", "ignore"))
print(b"ok\xff".decode("utf-8", "backslashreplace"), b"\xe9".decode("latin-1"))

try:
    "\u00e9".encode("ascii")
except UnicodeEncodeError as error:
    print(error.encoding, error.start, error.end, error.reason)
try:
    b"a\xffb".decode("utf-8")
except UnicodeDecodeError as error:
    print(error.encoding, error.start, error.end, error.reason)

print([hex(ord(c)) for c in "a\u00e9\u20ac\U0001F40D"])
print("e\u0301" == "\u00e9", len("e\u0301"), len("\u00e9"))
print("\u4f60\u597d".isalpha(), "\u0664".isdigit(), int("\u0664\u0662"))
print(sorted(["\u00e9", "z", "a", "E"]))
print(text[::-1])
