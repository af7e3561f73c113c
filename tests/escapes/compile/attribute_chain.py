# attack: a hundred thousand attributes in a row
# stopped by: RecursionError
# source: "x" then repeat ".a" 100000
