# String methods that change or test letter case and character class.
samples = ["hello World", "PYTHON", "mixedCase123", "\u00dfstra\u00dfe", ""]
for s in samples:
    print(repr(s), s.upper(), s.lower(), s.title(), s.capitalize(), s.swapcase())

print("Stra\u00dfe".casefold() == "STRASSE".casefold())
print("they're bill's friends".title())

checks = ["abc", "ABC", "123", "abc1", " ", "", "Title Case", "\u00b2", "_id", "1st"]
for s in checks:
    print(
        repr(s),
        s.isalpha(),
        s.isdigit(),
        s.isdecimal(),
        s.isalnum(),
        s.isspace(),
        s.isupper(),
        s.islower(),
        s.istitle(),
        s.isidentifier(),
        s.isascii(),
    )
print("a\tb".isprintable(), "ab c".isprintable())


def snake_case(name):
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


print(snake_case("HttpServerName"), snake_case("already"))
