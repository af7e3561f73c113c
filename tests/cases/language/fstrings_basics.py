# f-strings: expressions, conversions, nesting and the = specifier.
name, age = "Ada", 36
print(f"{name} is {age} years old")
print(f"{name!r} {name!s}")
word = "caf\u00e9"
print(f"{word!a}")
print(f"{age + 1} {name.upper()} {[n * n for n in range(4)]}")
print(f"{{literal braces}} {{{age}}}")
print(f"{age=} {name=} {age * 2 = }")
print(f"{name!r:>10}|{name:^9}|{name:<6}|")

width, precision = 10, 3
value = 3.14159265
print(f"{value:{width}.{precision}f}|")
print(f"{value=:.2f}")

person = {"first": "Grace", "last": "Hopper"}
print(f"{person['first']} {person['last']}")
print(f"{'yes' if age > 30 else 'no'}")
print(f"{(lambda x: x * 2)(21)}")
print(
    f"line one {age}\n"
    f"line two {name}"
)
print(f"""multi
{name}
line""")
print(rf"raw \n {name}", f"{'nested ' + f'{age}'}")
print(f"{3 != 4} {3 == 3}")


class Temperature:
    def __init__(self, celsius):
        self.celsius = celsius

    def __format__(self, spec):
        if spec == "f":
            return f"{self.celsius * 9 / 5 + 32:.1f}F"
        return f"{self.celsius:.1f}C"


print(f"{Temperature(21.5)} {Temperature(21.5):f}")
