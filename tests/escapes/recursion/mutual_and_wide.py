# attack: recursion through many different functions, keyword and star arguments, with big frames
# stopped by: RecursionError
def a(*args, **kw):
    x1 = x2 = x3 = x4 = x5 = x6 = x7 = x8 = [0]
    return b(*args, x=1, **{k: v for k, v in kw.items() if k != "x"})

def b(*args, **kw):
    return max([1], key=lambda v: a(*args, v, **kw))

a()
print("ESCAPED")
