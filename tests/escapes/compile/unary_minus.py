# attack: fifty thousand unary operators; the parser copes, later passes recurse
# stopped by: RecursionError
# source: "x = " then repeat "-" 50000 then "1"
