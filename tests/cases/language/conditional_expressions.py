# if, elif, else and conditional expressions.
def grade(score):
    if score >= 90:
        return "A"
    elif score >= 80:
        return "B"
    elif score >= 70:
        return "C"
    else:
        return "F"


print([grade(s) for s in (95, 85, 75, 10)])

for n in (-1, 0, 1):
    sign = "negative" if n < 0 else "zero" if n == 0 else "positive"
    print(n, sign)

value = None
print(value if value is not None else "default")
print("yes" if [] else "no", "yes" if [0] else "no")
print((1 if True else 2) + 10, 1 if True else 2 + 10)


def side_effect(name):
    print("called", name)
    return name


chosen = side_effect("then") if 1 < 2 else side_effect("else")
print(chosen)

if not chosen == "else" and (chosen or False):
    pass
else:
    print("unreachable")

x = 15
if x % 3 == 0:
    if x % 5 == 0:
        print("fizzbuzz")
    else:
        print("fizz")
print(["fizzbuzz" if n % 15 == 0 else "fizz" if n % 3 == 0 else "buzz" if n % 5 == 0 else n
       for n in range(1, 16)])
