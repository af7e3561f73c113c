# attack: f-strings inside f-strings
# stopped by: SyntaxError or RecursionError or MemoryError or InternalError
# limits: timeout=10
# source: "x = " then repeat "f'{" 5000 then "1" then repeat "}'" 5000
