# string: Template substitution and custom formatters.
from string import Formatter, Template

t = Template("Dear $name, you owe $$${amount}.00 for ${item}s")
print(t.substitute(name="Ann", amount=5, item="pen"))
print(t.substitute({"name": "Bob", "amount": 7}, item="book"))
print(t.safe_substitute(name="Cid"))
try:
    t.substitute(name="Dan")
except KeyError as error:
    print("missing", error)
try:
    Template("bad $ sign").substitute()
except ValueError:
    print("invalid placeholder")
print(t.template, t.is_valid(), Template("bad $").is_valid(), t.get_identifiers())


class Percent(Template):
    delimiter = "%"


print(Percent("%who is 100%% ready").substitute(who="Eve"))


class Upper(Formatter):
    def convert_field(self, value, conversion):
        if conversion == "u":
            return str(value).upper()
        return super().convert_field(value, conversion)


print(Upper().format("{0!u} {name!r} {1:>5}", "loud", 3, name="quiet"))
print([part[:3] for part in Formatter().parse("a{b}c{d!r:>5}")])
print(Formatter().vformat("{} {x}", ("pos",), {"x": "key"}))
lines = ["$id: $value" for _ in range(2)]
print([Template(line).substitute(id=n, value=n * n) for n, line in enumerate(lines)])
