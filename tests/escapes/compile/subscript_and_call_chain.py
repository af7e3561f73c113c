# attack: subscripts and calls in a row
# stopped by: RecursionError
# source: "x" then repeat "[0]()" 50000
