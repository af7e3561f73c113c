# Loops: for, while, break, continue, else, enumerate and zip.
for n in range(2, 8):
    for d in range(2, n):
        if n % d == 0:
            print(n, "=", d, "*", n // d)
            break
    else:
        print(n, "is prime")

n, steps = 27, 0
while n != 1:
    n = n // 2 if n % 2 == 0 else 3 * n + 1
    steps += 1
else:
    print("while-else after", steps, "steps")

while True:
    steps -= 50
    if steps < 0:
        break
else:
    print("never printed")
print(steps)

for n in range(6):
    if n % 2:
        continue
    print("even", n)

for index, letter in enumerate("abc", start=10):
    print(index, letter)
for left, right in zip([1, 2, 3], "xy"):
    print(left, right)
for key, value in {"k": "v", "w": "z"}.items():
    print(key, value)
for item in reversed([1, 2, 3]):
    print(item, end=" ")
print()
for pair in zip(*[(1, "a"), (2, "b")]):
    print(pair)

try:
    list(zip([1, 2], [1], strict=True))
except ValueError:
    print("strict zip needs equal lengths")
for empty in []:
    print("never")
else:
    print("else runs for an empty loop")
