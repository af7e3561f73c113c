# Assignment expressions (:=) in conditions, loops and comprehensions.
if (n := len("hello")) > 3:
    print("length", n)

queue = [5, 3, 0, 7]
while (item := queue.pop(0)) != 0:
    print("item", item)
print("left", queue)

data = ["3", "x", "5", ""]
print([number for text in data if text.isdigit() and (number := int(text)) > 3])
print([y := 1, y + 1, y * 10], y)

total = 0
print([total := total + v for v in [1, 2, 3, 4]], total)
print(any((witness := v) > 10 for v in [4, 12, 30]), witness)

print((a := 5, b := a * 2), a, b)
f = lambda v: (doubled := v * 2) + doubled
print(f(3))


def chunks(text, size):
    position = 0
    while chunk := text[position : position + size]:
        yield chunk
        position += size


print(list(chunks("abcdefgh", 3)))
print(f"{(z := 3)} {z + 1}")
if (match := {"a": 1}.get("b")) is None:
    print("no match", match)
x = (first := 1) + (second := 2)
print(x, first, second)
