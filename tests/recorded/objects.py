# What would show addresses and hashes: numbers in the order they were asked for.
import contextvars
import hashlib
import hmac
import logging
import weakref
import xml.etree.ElementTree as ElementTree


class Plain:
    pass


class Named:
    def __repr__(self):
        return "named " + super().__repr__()


class Reference(weakref.ref):
    pass


class NamedReference(weakref.ref):
    def __repr__(self):
        return "named " + super().__repr__()


class Part(ElementTree.Element):
    pass


def function():
    yield


one, two = Plain(), Plain()
print(one, two, one)
print(id(one) == id(one), id(one) < id(two), id([]))
print(Named(), function, function(), lambda: 0)
print(one.__init__, [].append, one.__str__, memoryview(b"bytes"), object())
print(weakref.ref(one), ElementTree.fromstring("<a><b/></a>"))
print([str(Plain()) for _ in range(3)])
print(hash("text"), hash(("a", 1)), hash(b"bytes"))
print({"pear", "apple", "fig"} | {"kiwi"}, set("hello world"), {"pear", "apple"} ^ {"apple", "fig"})
print(sorted([two, one], key=id) == [one, two])

# Classes that have their text from another, and texts asked for by the name of the method.
variable = contextvars.ContextVar("variable")
print(Reference(one), NamedReference(one), list(weakref.WeakValueDictionary({1: one}).valuerefs()), Part("a"))
print(type(function).__repr__(function), memoryview.__repr__(memoryview(b"")), ElementTree.Element.__repr__(Part("b")))
print(object.__repr__(function), object.__repr__(Part("c")), weakref.WeakMethod(Named().__repr__))
print(variable, variable.set(1), hashlib.sha256(), hashlib.shake_128(), hmac.new(b"key", b"", "sha256"), hashlib.blake2b())
print(logging.NullHandler().lock, logging.StreamHandler().lock, weakref.finalize(two, print), weakref.proxy(one))
