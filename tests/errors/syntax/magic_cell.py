# A magic for a whole cell.
%%time
total = sum(range(1000))
