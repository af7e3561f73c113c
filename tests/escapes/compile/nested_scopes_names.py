# attack: type parameters and annotations nested in each other, lazily evaluated scopes
# stopped by: SyntaxError
# limits: timeout=10 memory=512M
# source: "def f[" then repeat "T, " 1 then "U: " then repeat "list[" 5000 then "int" then repeat "]" 5000 then "](): pass\n" then "print(f())\n"
