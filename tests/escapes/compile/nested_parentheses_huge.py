# attack: half a million nested parentheses, for parsers that grow their stack on the heap
# stopped by: SyntaxError
# limits: timeout=10 memory=256M
# source: "x = " then repeat "(" 500000 then "1" then repeat ")" 500000
