# attack: class names, messages and file names with surrogates, NUL and newlines in the report of an error
# stopped by: ValueError
E = type("E\ud800\x00\n", (Exception,), {"__module__": "\udfff"})
E.__qualname__ = "\ud800" * 100
raise E("\ud800\x00\x1b]0;x\x07\r\n" * 10)
