"""Strings: splitting, joining, replacing, formatting."""
import time


def work(n):
    text = " ".join(f"item-{number}" for number in range(n))
    words = text.upper().replace("ITEM", "Entry").split()
    return len("\n".join(f"{word:>12}|{len(word):03d}" for word in words))


start = time.perf_counter()
work(200_000)
print(time.perf_counter() - start)
