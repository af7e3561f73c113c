# attack: named expressions inside slices inside subscripts
# stopped by: SyntaxError
# source: "x = [0]\n" then repeat "x[(y:=0):" 10000 then "1" then repeat "]" 10000
