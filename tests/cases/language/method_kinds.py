# Instance, class and static methods, bound methods and binding rules.
class Tool:
    kind = "tool"

    def instance(self, x):
        return (self.kind, x)

    @classmethod
    def for_class(cls, x):
        return (cls.__name__, cls.kind, x)

    @staticmethod
    def plain(x):
        return ("plain", x)


class Hammer(Tool):
    kind = "hammer"


tool, hammer = Tool(), Hammer()
print(tool.instance(1), hammer.instance(2), Tool.instance(hammer, 3))
print(Tool.for_class(1), Hammer.for_class(2), hammer.for_class(3))
print(Tool.plain(1), hammer.plain(2))

bound = hammer.instance
hammer.kind = "sledge"
print(bound(4), [hammer.instance(n)[1] for n in range(3)])
print(bound == hammer.instance, hammer.instance == tool.instance)

hammer.extra = lambda x: ("not bound", x)
print(hammer.extra(5))
Tool.added = lambda self, x: ("bound", self.kind, x)
print(hammer.added(6))

print(list(map(str.upper, ["a", "b"])), sorted(["b", "A"], key=str.casefold))
print(list(map("{:03d}".format, [1, 22])), "".join(map(chr, [72, 105])))
