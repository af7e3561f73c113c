# attack: format specifications nested a hundred thousand deep; the depth check itself walks them unguarded
# stopped by: SyntaxError or ExecutionTimeout
# limits: timeout=10 memory=512M
# source: "x = f'" then repeat "{1:" 100000 then repeat "}" 100000 then "'"
