# attack: fifty thousand nots
# stopped by: RecursionError
# source: "x = " then repeat "not " 50000 then "1"
