# attack: opens a hundred thousand brackets of mixed kinds and never closes them
# stopped by: SyntaxError or RecursionError or MemoryError or InternalError
# source: repeat "([{" 33333
