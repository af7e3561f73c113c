# attack: fifty thousand unary operators; the parser copes, later passes recurse
# stopped by: RecursionError or SyntaxError or MemoryError or InternalError
# source: "x = " then repeat "-" 50000 then "1"
