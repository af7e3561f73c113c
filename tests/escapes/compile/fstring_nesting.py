# attack: f-strings inside f-strings
# stopped by: SyntaxError
# limits: timeout=10
# source: "x = " then repeat "f'{" 5000 then "1" then repeat "}'" 5000
