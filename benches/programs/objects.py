"""Objects: attributes and methods."""
import time


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def moved(self, dx, dy):
        return Point(self.x + dx, self.y + dy)


def work(n):
    point = Point(0, 0)
    for _ in range(n):
        point = point.moved(1, 2)
    return point.x


start = time.perf_counter()
work(200_000)
print(time.perf_counter() - start)
