# attack: very deep indentation on one line and inconsistent dedents
# stopped by: SyntaxError or IndentationError or MemoryError or ExecutionTimeout
# source: "if 1:\n" then repeat " " 1000000 then "x = 1\n" then repeat " " 5000 then "y = 2\n"
