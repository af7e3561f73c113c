# A command of the shell, its output kept in a variable.
files = !ls data/raw
