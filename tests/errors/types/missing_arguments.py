# Two required arguments left out.
def schedule(name, start, end):
    return f"{name}: {start}-{end}"


print(schedule("review"))
