# Parsing numbers from text with int() and float().
print(int("42"), int("  -17\n"), int("+5"), int("1_000"))
print(int("ff", 16), int("0xff", 16), int("0b101", 0), int("0o17", 0), int("z", 36))
print(int("101", 2), int("-101", 2), int("777", 8))
print(float("3.5"), float(" -2e3 "), float("1_0.5"), float(".5"), float("5."))
print(float("inf"), float("-Infinity"), float("nan"))
print(int(b"12"), float("1e400"))

for text in ["12a", "", "1.5", "--1", "1__0", "0x1g"]:
    try:
        int(text)
    except ValueError as error:
        print(repr(text), "->", error)

for text in ["abc", "1.2.3", "", "1e"]:
    try:
        float(text)
    except ValueError as error:
        print(repr(text), "->", error)


def parse_number(text):
    for kind in (int, float, complex):
        try:
            return kind(text)
        except ValueError:
            continue
    return None


for text in ["10", "10.5", "1e3", "2+1j", "ten"]:
    print(text, repr(parse_number(text)))
try:
    int("9", 5)
except ValueError as error:
    print(error)
