# attack: match patterns nested twenty thousand deep
# stopped by: SyntaxError
# source: "match 1:\n    case " then repeat "[" 20000 then "_" then repeat "]" 20000 then ":\n        pass\n"
