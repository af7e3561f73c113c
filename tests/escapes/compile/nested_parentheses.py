# attack: five thousand nested parentheses
# stopped by: SyntaxError
# source: "print" then repeat "(" 5000 then "1" then repeat ")" 5000
