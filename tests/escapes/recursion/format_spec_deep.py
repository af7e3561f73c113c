# attack: nested replacement fields in str.format and in string.Formatter
# stopped by: ValueError
import string

try:
    string.Formatter().format("{0:" * 1000 + "}" * 1000, 1)
except (ValueError, RecursionError):
    pass
("{0:" * 100000 + "}" * 100000).format(1)
