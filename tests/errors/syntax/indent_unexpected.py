# A line indented for no reason.
first = 1
    second = 2
