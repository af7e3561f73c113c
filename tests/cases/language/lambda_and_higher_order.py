# Lambdas, map, filter, sorted keys and functions as values.
square = lambda n: n * n
print(square(7), (lambda a, b=2, *c, **d: (a, b, c, d))(1, 3, 4, e=5))
print(list(map(square, [1, 2, 3])), list(map(lambda a, b: a + b, [1, 2], [10, 20, 30])))
print(list(filter(None, [0, 1, "", "a", [], [0]])), list(filter(str.isalpha, "a1b2")))

people = [("Ann", 31), ("Bob", 25), ("Cid", 31)]
print(sorted(people, key=lambda p: p[1]))
print(sorted(people, key=lambda p: (-p[1], p[0])))
print(max(people, key=lambda p: p[1]), min(people, key=lambda p: p[1]))


def apply_twice(function, value):
    return function(function(value))


print(apply_twice(lambda s: s + "!", "hey"), apply_twice(square, 3))

operations = {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b}


def calculate(expression):
    stack = []
    for token in expression.split():
        if token in operations:
            right, left = stack.pop(), stack.pop()
            stack.append(operations[token](left, right))
        else:
            stack.append(int(token))
    return stack.pop()


print(calculate("3 4 + 2 * 7 -"))
print((lambda: "no arguments")(), callable(square), callable(5), square.__name__)
