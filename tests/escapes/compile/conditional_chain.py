# attack: twenty thousand conditional expressions
# stopped by: RecursionError
# source: "a = b = 1\nx = " then repeat "a if b else " 20000 then "1"
