# A line indented for no reason. FIXME: CPython words or marks it differently.
first = 1
    second = 2
