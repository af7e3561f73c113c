//! The table of the standard library: what scripts may import, what stands behind it, what is
//! refused and with which hint.

use orchestrator_runtime::library::Seed;

/// What a script may import.
pub(crate) const PUBLIC: [&str; 74] = [
    "__future__", "abc", "argparse", "array", "asyncio", "base64", "binascii", "bisect", "calendar", "cmath",
    "collections", "collections.abc", "colorsys", "configparser", "contextlib", "contextvars", "copy", "csv",
    "dataclasses", "datetime", "decimal", "difflib", "enum", "errno", "fnmatch", "fractions", "functools",
    "graphlib", "gzip", "hashlib", "heapq", "hmac", "html", "html.entities", "html.parser", "inspect", "io",
    "ipaddress", "itertools", "json", "json.decoder", "json.encoder", "keyword", "logging", "math", "numbers",
    "operator", "pathlib", "pickle", "pprint", "random", "re", "reprlib", "secrets", "shlex", "statistics",
    "string", "struct", "sys", "textwrap", "time", "tomllib", "traceback", "types", "typing",
    "typing_extensions", "unicodedata", "urllib.parse", "uuid", "warnings", "weakref", "xml.etree.ElementTree",
    "zlib", "zoneinfo",
];

/// What the interpreter's native code imports while a script runs.
pub(crate) const INTERNAL: [&str; 18] = [
    "_datetime", "_hashlib", "_json", "_pycodecs", "_strptime", "_zoneinfo", "annotationlib", "array", "copyreg",
    "locale", "re", "string.templatelib", "time", "traceback", "typing",
    "xml.etree.ElementPath", "zoneinfo._tzpath", "zoneinfo._common",
];

/// Frozen modules that may exist in an interpreter at all, sorted. Trusted code only.
pub(crate) const TRUSTED: [&str; 124] = [
    "__future__", "_collections_abc", "_colorize", "_compat_pickle", "_markupbase", "_opcode_metadata",
    "_py_abc", "_py_warnings", "_pydatetime", "_pydecimal", "_pylong", "_strptime", "_threading_local",
    "_weakrefset", "abc", "annotationlib", "argparse", "ast", "base64", "bisect", "calendar", "codecs",
    "collections", "colorsys", "compression", "compression._common", "compression._common._streams",
    "compression.gzip", "compression.zlib", "configparser", "contextlib", "contextvars", "copy", "copyreg",
    "csv", "dataclasses", "datetime", "decimal", "difflib", "dis", "enum", "fnmatch", "fractions", "functools",
    "genericpath", "gettext", "glob", "graphlib", "gzip", "hashlib", "heapq", "hmac", "html", "html.entities",
    "html.parser", "importlib", "importlib._abc", "importlib._bootstrap", "importlib._bootstrap_external",
    "importlib.abc", "importlib.machinery", "importlib.util", "inspect", "io", "ipaddress", "json",
    "json.__main__", "json.decoder", "json.encoder", "json.scanner", "json.tool", "keyword", "linecache",
    "locale", "logging", "ntpath", "numbers", "opcode", "operator", "pathlib", "pathlib._local", "pathlib._os",
    "pathlib.types", "posixpath", "pprint", "random", "re", "re._casefix", "re._compiler", "re._constants",
    "re._parser", "reprlib", "secrets", "shlex", "stat", "statistics", "string", "string.templatelib", "struct",
    "textwrap", "threading", "token", "tokenize", "tomllib", "tomllib._parser", "tomllib._re", "tomllib._types",
    "traceback", "types", "typing", "urllib", "urllib.parse", "uuid", "warnings", "weakref", "xml", "xml.etree",
    "xml.etree.ElementInclude", "xml.etree.ElementPath", "xml.etree.ElementTree", "xml.etree.cElementTree",
    "zoneinfo", "zoneinfo._tzpath", "zoneinfo._zoneinfo",
];

/// Native modules of the interpreter that may exist at all.
pub(crate) const NATIVE: [&str; 56] = [
    "_abc", "_asyncio", "_ast", "_bisect", "_blake2", "_codecs", "_codecs_cn", "_codecs_hk", "_codecs_iso2022",
    "_codecs_jp", "_codecs_kr", "_codecs_tw", "_collections", "_contextvars", "_csv", "_datetime",
    "_elementtree", "_functools", "_hashlib", "_heapq", "_io", "_json", "_md5", "_multibytecodec", "_opcode",
    "_operator", "_pickle", "_queue", "_random", "_sha1", "_sha2", "_sha256", "_sha3", "_sha512", "_sre",
    "_stat", "_statistics", "_string", "_struct", "_suggestions", "_tokenize", "_types", "_typing", "_warnings",
    "_weakref", "_zoneinfo", "array", "binascii", "cmath", "errno", "itertools", "math", "pyexpat", "time",
    "unicodedata", "zlib",
];

/// Public module and the face that stands in for it.
pub(crate) const STAND_INS: [(&str, &str); 2] = [("sys", "_guest_sys"), ("typing_extensions", "_typing_extensions")];

/// Code runners without privileges, for the modules that write code from names a script chose.
pub(crate) const SEEDS: [Seed; 5] = [
    ("ast", "compile", "_sandbox", "parse_tree"),
    ("collections", "eval", "_sandbox", "evaluate_generated"),
    ("dataclasses", "exec", "_sandbox", "run_generated"),
    ("annotationlib", "eval", "_sandbox", "evaluate_annotation"),
    ("annotationlib", "compile", "_sandbox", "keep_as_text"),
];

/// Module and the face that mends it right after it was loaded.
pub(crate) const PATCHES: [(&str, &str); 7] = [
    ("dataclasses", "_patch_dataclasses"),
    ("enum", "_patch_enum"),
    ("annotationlib", "_patch_annotationlib"),
    ("inspect", "_patch_inspect"),
    ("linecache", "_patch_linecache"),
    ("pathlib", "_patch_pathlib"),
    ("types", "_patch_types"),
];

/// Names a script may use without importing them.
pub(crate) const PRELOADED: [(&str, &str); 8] = [
    ("json", "json"),
    ("re", "re"),
    ("math", "math"),
    ("datetime", "datetime"),
    ("statistics", "statistics"),
    ("collections", "collections"),
    ("itertools", "itertools"),
    ("functools", "functools"),
];

/// Refused module and the way that is open instead.
pub(crate) const REFUSED: [(&str, &str); 93] = [
    ("os", "use pathlib.Path for files and paths"),
    ("os.path", "use pathlib.Path"),
    ("posix", "use pathlib.Path"),
    ("nt", "use pathlib.Path"),
    ("shutil", "use pathlib.Path to read, write, rename and remove files"),
    ("glob", "use pathlib.Path.glob"),
    ("tempfile", "write to workspace/ with pathlib.Path or open"),
    ("subprocess", "no programs can be started; use Python"),
    ("multiprocessing", "there is one process; write a plain loop or use asyncio"),
    ("threading", "there are no threads; use asyncio"),
    ("concurrent", "there are no threads; use asyncio"),
    ("queue", "there are no threads; use asyncio.Queue or collections.deque"),
    ("_thread", "there are no threads; use asyncio"),
    ("signal", "signals are not available"),
    ("select", "use asyncio"),
    ("selectors", "use asyncio"),
    ("socket", "there is no network; call tools of connected servers instead"),
    ("ssl", "there is no network"),
    ("requests", "there is no network; call tools of connected servers instead"),
    ("httpx", "there is no network; call tools of connected servers instead"),
    ("aiohttp", "there is no network; call tools of connected servers instead"),
    ("urllib3", "there is no network"),
    ("urllib", "only urllib.parse is available"),
    ("urllib.request", "there is no network; only urllib.parse is available"),
    ("urllib.error", "there is no network; only urllib.parse is available"),
    ("http", "there is no network"),
    ("ftplib", "there is no network"),
    ("smtplib", "there is no network"),
    ("telnetlib", "there is no network"),
    ("imaplib", "there is no network"),
    ("poplib", "there is no network"),
    ("xmlrpc", "there is no network"),
    ("socketserver", "there is no network"),
    ("webbrowser", "there is no browser"),
    ("ctypes", "native libraries cannot be loaded"),
    ("cffi", "native libraries cannot be loaded"),
    ("mmap", "read the file with open"),
    ("fcntl", "use open"),
    ("resource", "limits are set by the operator"),
    ("pty", "there is no terminal"),
    ("tty", "there is no terminal"),
    ("termios", "there is no terminal"),
    ("curses", "there is no terminal"),
    ("readline", "there is no terminal"),
    ("getpass", "pass values in with context"),
    ("importlib", "use an import statement"),
    ("imp", "use an import statement"),
    ("pkgutil", "use an import statement"),
    ("runpy", "use an import statement"),
    ("zipimport", "use an import statement"),
    ("marshal", "use json or pickle for data"),
    ("gc", "memory is managed for you"),
    ("builtins", "builtins are there without importing them"),
    ("code", "code cannot be built at run time"),
    ("codeop", "code cannot be built at run time"),
    ("ast", "use json.loads for data"),
    ("dis", "bytecode is not available"),
    ("symtable", "code cannot be inspected at run time"),
    ("pdb", "there is no debugger; print what you need"),
    ("bdb", "there is no debugger"),
    ("trace", "tracing is not available"),
    ("tracemalloc", "memory use is in the report"),
    ("faulthandler", "errors are in the report"),
    ("atexit", "use try/finally"),
    ("site", "nothing can be configured"),
    ("sysconfig", "nothing can be configured"),
    ("platform", "the host is hidden"),
    ("pwd", "the host is hidden"),
    ("grp", "the host is hidden"),
    ("psutil", "the host is hidden"),
    ("codecs", "use str.encode and bytes.decode"),
    ("shelve", "use json or pickle with open"),
    ("dbm", "use json or pickle with open"),
    ("sqlite3", "SQL is not available in this module set"),
    ("linecache", "read the file with open"),
    ("unittest", "use assert"),
    ("doctest", "use assert"),
    ("pytest", "use assert"),
    ("dill", "use pickle for data"),
    ("cloudpickle", "use pickle for data"),
    ("joblib", "use pickle for data"),
    ("_interpreters", "there is one interpreter"),
    ("_testinternalcapi", "the interpreter's internals are not available"),
    ("_io", "use io"),
    ("_imp", "use an import statement"),
    ("_frozen_importlib", "use an import statement"),
    ("_sandbox", "use open or pathlib.Path"),
    ("ensurepip", "nothing can be installed"),
    ("pip", "nothing can be installed"),
    ("venv", "nothing can be installed"),
    ("setuptools", "nothing can be installed"),
    ("tkinter", "there is no display"),
    ("turtle", "there is no display"),
];

#[cfg(test)]
mod tests {
    #[test]
    fn trusted_modules_are_sorted_for_the_search() {
        assert!(super::TRUSTED.is_sorted());
    }
}
