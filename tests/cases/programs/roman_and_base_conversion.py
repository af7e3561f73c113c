# A complete program: Roman numerals, number bases and number words.
ROMAN = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
    (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
]


def to_roman(number):
    text = ""
    for value, symbol in ROMAN:
        count, number = divmod(number, value)
        text += symbol * count
    return text


def from_roman(text):
    total = 0
    for value, symbol in ROMAN:
        while text.startswith(symbol):
            total += value
            text = text[len(symbol) :]
    return total


def to_base(number, base, digits="0123456789abcdefghijklmnopqrstuvwxyz"):
    if number == 0:
        return "0"
    text = ""
    while number:
        number, digit = divmod(number, base)
        text = digits[digit] + text
    return text


SMALL = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen".split()
SMALL += "fifteen sixteen seventeen eighteen nineteen".split()
TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split()


def words(n):
    if n < 20:
        return SMALL[n]
    if n < 100:
        return TENS[n // 10] + ("-" + SMALL[n % 10] if n % 10 else "")
    return SMALL[n // 100] + " hundred" + (" and " + words(n % 100) if n % 100 else "")


print([to_roman(n) for n in (1, 4, 9, 14, 40, 90, 400, 1994, 2024)])
print(all(from_roman(to_roman(n)) == n for n in range(1, 2000)))
print([to_base(255, base) for base in (2, 8, 16, 36)], all(int(to_base(n, 7), 7) == n for n in range(500)))
print([words(n) for n in (0, 13, 21, 80, 100, 342, 999)])
