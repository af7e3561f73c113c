# attack: thousands of small try, with and for statements one after another in one function
# stopped by: SyntaxError or MemoryError or ExecutionTimeout
# prints: None
# limits: timeout=20 memory=512M
# source: "def f():\n" then repeat "    try:\n        x = 1\n    finally:\n        y = 2\n" 20000 then "print(f())\n"
