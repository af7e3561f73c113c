"""Lists: comprehensions, slices, appends."""
import time


def work(n):
    squares = [number * number for number in range(n)]
    even = [number for number in squares if number % 2 == 0]
    pairs = list(zip(squares, even))
    out = []
    for left, right in pairs:
        out.append(left - right)
    return len(out[::2])


start = time.perf_counter()
work(500_000)
print(time.perf_counter() - start)
