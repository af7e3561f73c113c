# attack: twenty thousand nested list displays
# stopped by: SyntaxError
# source: "x = " then repeat "[" 20000 then repeat "]" 20000
