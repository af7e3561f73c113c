# attack: ast.literal_eval and ast.parse of deep source, walked and unparsed
# stopped by: RecursionError or ImportError or SyntaxError or MemoryError or ValueError or InternalError
import ast

ast.literal_eval("-" * 100000 + "1")
