# attack: a Formatter subclass whose hooks return trusted internals and whose frames are trusted code
# prints: {}
# result: ""
import string

class F(string.Formatter):
    def get_value(self, key, args, kwargs):
        return super().format.__func__
    def format_field(self, value, spec):
        ns = getattr(value, "__globals__", None)
        if isinstance(ns, dict) and ns and ns is not globals():
            print("ESCAPED string's globals")
        print(ns)
        return ""

F().format("{0}")
