# attack: asking a class dict whether it contains an unhashable key unwraps an error
# stopped by: TypeError
class A:
    pass

[] in A.__dict__
