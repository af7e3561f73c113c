# attack: opens a hundred thousand brackets of mixed kinds and never closes them
# stopped by: SyntaxError
# source: repeat "([{" 33333
