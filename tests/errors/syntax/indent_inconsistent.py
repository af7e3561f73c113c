# A line that goes back to no known level.
def f(x):
    if x:
        return 1
      return 2
