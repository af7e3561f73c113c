# attack: twenty thousand nested dict displays
# stopped by: SyntaxError
# source: "x = " then repeat "{1:" 20000 then "1" then repeat "}" 20000
