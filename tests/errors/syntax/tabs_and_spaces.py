# A tab below a line indented by spaces. FIXME: CPython words or marks it differently.
def f(x):
    y = x + 1
	return y
