# attack: five thousand nested parentheses
# stopped by: SyntaxError or RecursionError or MemoryError or InternalError
# prints: 1
# source: "print" then repeat "(" 5000 then "1" then repeat ")" 5000
