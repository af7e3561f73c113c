# attack: ast.literal_eval and ast.parse of deep source, walked and unparsed
# stopped by: ImportError
import ast

ast.literal_eval("-" * 100000 + "1")
