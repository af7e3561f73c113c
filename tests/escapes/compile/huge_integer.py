# attack: an integer literal of a million digits
# stopped by: SyntaxError or ValueError or ExecutionTimeout
# limits: timeout=5
# source: "x = " then repeat "9" 1000000
