# attack: relative imports with a forged __package__ and __name__ make the importer resolve inside a trusted package
# stopped by: ImportError
__package__ = "json"
__name__ = "json"
__path__ = ["/"]
from . import decoder
print("ESCAPED private submodule", decoder.scanner)
