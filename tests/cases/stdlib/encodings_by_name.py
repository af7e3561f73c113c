# Encodings by name: the common ones, those of a module of their own, and one that nobody knows.
print("é".encode(), "é".encode("utf8"), "é".encode("UTF-8"))
print("é".encode("latin-1"), "é".encode("iso8859_1"), b"\xe9".decode("L1"))
print("é".encode("ascii", "xmlcharrefreplace"), "é".encode("us-ascii", "replace"))
try:
    "x".encode("nobody")
except LookupError as error:
    print(type(error).__name__, error)
print("€".encode("cp1252"), b"\x80".decode("windows-1252"))
print("hi".encode("utf-16-le"), b"\xff\xfeh\x00".decode("utf-16"), "hi".encode("utf_8_sig"))
print("bücher".encode("punycode"), str(b"\xc4\x80", "utf-8"), bytes("ß", "cp437"))
try:
    "é".encode("ascii")
except UnicodeEncodeError as error:
    print(error)
try:
    "€".encode("iso8859-15").decode("ascii")
except UnicodeDecodeError as error:
    print(error)
