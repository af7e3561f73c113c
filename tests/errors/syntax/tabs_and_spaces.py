# A tab below a line indented by spaces.
def f(x):
    y = x + 1
	return y
