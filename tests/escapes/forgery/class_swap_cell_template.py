# attack: a closure cell relabelled as another two-word native type, whose methods read its words without a check
# stopped by: AttributeError
import string.templatelib

def make(x):
    return (lambda: x).__closure__[0]

c = make(complex(1.0, 2.0))
c.__class__ = string.templatelib.Template
print("ESCAPED a cell is now a Template")
