# attack: nested starred targets and patterns
# stopped by: SyntaxError
# source: repeat "[*" 20000 then "x" then repeat "]" 20000 then " = 1"
