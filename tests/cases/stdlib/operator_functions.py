# operator: operators as functions, getters and method callers.
import operator
from functools import reduce

print(operator.add(2, 3), operator.sub(2, 3), operator.mul(2, 3), operator.truediv(7, 2), operator.floordiv(7, 2))
print(operator.mod(7, 3), operator.pow(2, 5), operator.neg(4), operator.abs(-4), operator.matmul.__name__)
print(operator.lt(1, 2), operator.eq(1, 1), operator.ne(1, 2), operator.ge(3, 2), operator.is_(None, None))
print(operator.and_(6, 3), operator.or_(6, 3), operator.xor(6, 3), operator.invert(6), operator.lshift(1, 4))
print(operator.not_(0), operator.truth([]), operator.contains([1, 2], 2), operator.concat("a", "b"))
print(reduce(operator.mul, range(1, 6)), list(map(operator.add, [1, 2], [10, 20])))

people = [{"name": "Bob", "age": 25}, {"name": "Ann", "age": 30}]
print([p["name"] for p in sorted(people, key=operator.itemgetter("age"), reverse=True)])
print(operator.itemgetter(0, 2)("abc"), operator.itemgetter(slice(1, 3))([1, 2, 3, 4]))


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y


points = [Point(3, 1), Point(1, 2)]
print([p.x for p in sorted(points, key=operator.attrgetter("x"))], operator.attrgetter("x", "y")(points[0]))
print(operator.methodcaller("upper")("abc"), operator.methodcaller("split", ",", maxsplit=1)("a,b,c"))

items = [1, 2, 3]
operator.setitem(items, 0, "first")
operator.delitem(items, 1)
print(items, operator.getitem(items, -1), operator.indexOf([5, 6], 6), operator.countOf("banana", "a"))
print(operator.iadd([1], [2]), operator.index(5), operator.length_hint([1, 2, 3]))
table = {"+": operator.add, "-": operator.sub, "*": operator.mul}
print({symbol: function(6, 3) for symbol, function in table.items()})
