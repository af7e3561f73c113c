# attack: with statements whose parentheses make the parser try two readings
# stopped by: SyntaxError
# limits: timeout=10
# source: "with " then repeat "(" 3000 then "x" then repeat ")" 3000 then " as y: pass"
