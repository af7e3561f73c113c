# attack: a hundred thousand decorators on one function
# prints: None
# limits: timeout=10 memory=512M
# source: "d = lambda f: f\n" then repeat "@d\n" 100000 then "def f(): pass\n" then "print(f())\n"
