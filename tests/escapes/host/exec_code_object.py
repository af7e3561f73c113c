# attack: a code object of our own in place of a skill
# stopped by: TypeError
def f():
    print("ESCAPED")

load_skill
exec(f.__code__)
