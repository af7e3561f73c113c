"""Tools of other servers as functions: what the modules `servers.<server>` are made of.

Rule kept: plain code gets the value itself; code inside a running loop gets a call to await.
"""

import sys

from _host import finish as _finish, start as _start

__all__ = ["AuthRequired", "LargeResult", "ToolError", "call_server_tool", "make"]


class ToolError(RuntimeError):
    """A tool of another server failed; the message is what the server says."""

    def __init__(self, message, tool=None):
        super().__init__(message)
        self.tool = tool


class AuthRequired(ConnectionError):
    """Somebody has to log in to a server first; `url` is the address to open, if there is one."""

    url = None


ToolError.__module__ = AuthRequired.__module__ = "client"

_calls = None   # asyncio.calls, once a loop runs


def call_server_tool(name, arguments):
    """In plain code make the call and wait for its value; in a loop hand back the call."""
    global _calls
    events = sys.modules.get("asyncio.events")
    loop = events._get_running_loop() if events is not None else None
    if loop is None:
        return _value(name, *_finish(_ask(name, arguments)))
    if _calls is None:
        from asyncio import calls as _calls
    return ToolCall(name, arguments, loop)


def _ask(name, arguments):
    return _start("call_server_tool", {"name": name, "arguments": arguments})


class ToolCall:
    """A call to be awaited. Where its value is used without `await`, it is made there and waited for.

    Calls that nobody awaits keep their order: before one is made, those before it are.
    """

    def __init__(self, name, arguments, loop):
        self._name = name
        self._arguments = arguments
        self._loop = loop
        self._ticket = None
        self._steps = None
        self._outcome = None
        self._has_task = False
        _calls.leave_to_the_loop(self)

    def _begin(self):
        if self._ticket is None:
            _calls.claim(self)
            self._ticket = _ask(self._name, self._arguments)
            self._arguments = None

    def value(self):
        """The value, waited for; raises if the tool failed."""
        if self._outcome is None:
            self._begin()
            try:
                self._outcome = (_value(self._name, *_finish(self._ticket)), None)
            except Exception as error:
                self._outcome = (None, error)
            _calls.forget(self._ticket)
        value, error = self._outcome
        if error is not None:
            raise error
        return value

    def __await__(self):
        if self._outcome is None:
            self._begin()
            try:
                yield from _calls.wait_for_answer(self._ticket)
            except BaseException:
                self._outcome = (None, RuntimeError("the call was cancelled; make it again"))
                raise
        return self.value()

    # What makes it a coroutine for create_task() and run().

    def send(self, value):
        if self._steps is None:
            self._steps = self.__await__()
        return self._steps.send(value)

    def throw(self, *error):
        if self._steps is None:
            self._steps = self.__await__()
        return self._steps.throw(*error)

    def close(self):
        _calls.disclaim(self)
        if self._steps is not None:
            self._steps.close()

    # What makes it a value for who forgot `await`.

    def __getattr__(self, name):
        # Whoever asks for a private name looks what kind of object this is.
        if name.startswith("_"):
            raise AttributeError(f"'ToolCall' object has no attribute {name!r}")
        return getattr(self.value(), name)

    def __getitem__(self, key):
        return self.value()[key]

    def __contains__(self, item):
        return item in self.value()

    def __iter__(self):
        return iter(self.value())

    def __len__(self):
        return len(self.value())

    def __bool__(self):
        return bool(self.value())

    def __str__(self):
        return str(self.value())

    def __repr__(self):
        return f"<call of {self._name}; await it>"


def _value(name, answer, content):
    """What a tool gave: values as they are, images and the like as files of artifacts/."""
    failure = answer.get("failed")
    if failure is not None:
        raise ToolError(failure, name)
    warning = answer.get("warning")
    if warning is not None:
        import warnings

        warnings.warn(warning, stacklevel=4)
    items = [_item(item) for item in answer["items"]]
    return items[0] if len(items) == 1 else items if items else None


def _item(item):
    [(kind, content)] = item.items()
    if kind == "json":
        import json

        # Numbers of any length, which the program would round.
        return json.loads(content)
    if kind == "file":
        _claim_file(content["path"])
        return content
    if kind == "large":
        _claim_file(content["path"])
        return LargeResult(**content)
    return content


def _claim_file(path):
    """The program wrote it for this execution, whose report is to name it."""
    from _workspace import open

    open(path, "ab").close()


class LargeResult:
    """What a tool gave and is too large to be a value: a file of artifacts/.

    `path` is where it is, `bytes` its size, `kind` "json" or "text". `json()` is the value after all, `read()` the text, and
    a loop goes through its lines.
    """

    def __init__(self, path, bytes, kind):
        self.path = path
        self.bytes = bytes
        self.kind = kind

    def read(self, size=-1):
        """The text, or its first characters."""
        with self._open() as file:
            return file.read(size)

    def json(self):
        """The value that the text is in JSON."""
        import json

        return json.loads(self.read())

    def _open(self):
        from _workspace import open

        return open(self.path, encoding="utf-8")

    def __iter__(self):
        with self._open() as file:
            yield from file

    def __getitem__(self, key):
        way = "json() reads it" if self.kind == "json" else "read() reads it"
        raise TypeError(f"'LargeResult' object is not subscriptable: it is the file {self.path} of {self.bytes} bytes, and {way}")

    def __repr__(self):
        return f"<LargeResult {self.path}: {self.bytes} bytes of {self.kind}>"


class Tool:
    """A tool of another server: call it with a dict or with keyword arguments, with `await` or without."""

    def __init__(self, name, function, module, description, parameters):
        self._name = str(name)
        self.__name__ = self.__qualname__ = str(function)
        self.__module__ = str(module)
        self.__doc__ = str(description)
        # Name in Python, name on the server, type in words, whether it must be given.
        self._parameters = [(str(own), str(there), str(kind), bool(needed)) for own, there, kind, needed in parameters]
        self._names = {own: there for own, there, _, _ in self._parameters}
        self._optional = {own for own, _, _, needed in self._parameters if not needed}

    def __call__(self, arguments=None, /, **keywords):
        if arguments is None:
            arguments = {}
        elif not isinstance(arguments, dict):
            raise TypeError(f"{self.__name__}() takes a dict or keyword arguments, not {type(arguments).__name__}")
        given = {
            self._names.get(key, key): value
            for key, value in keywords.items()
            if value is not None or key not in self._optional
        }
        return call_server_tool(self._name, {**arguments, **given})

    def __repr__(self):
        return f"<tool {self._name}>"

    @property
    def __signature__(self):
        from inspect import Parameter, Signature

        parameters = [Parameter("arguments", Parameter.POSITIONAL_ONLY, default=None)]
        for own, _, kind, needed in sorted(self._parameters, key=lambda parameter: not parameter[3]):
            default = Parameter.empty if needed else None
            annotation = _Annotation(kind) if kind else Parameter.empty
            parameters.append(Parameter(own, Parameter.KEYWORD_ONLY, default=default, annotation=annotation))
        return Signature(parameters)


class _Annotation:
    """A type in words, shown as it is."""

    def __init__(self, words):
        self._words = words

    def __repr__(self):
        return self._words


def make(name, function, module, description, parameters):
    """The function `servers.<server>.<function>` for the tool `mcp__<server>__<tool>`."""
    return Tool(name, function, module, description, parameters)


def describe(value):
    """What a report shows of a tool, of a call whose value nobody looked at, and of what is in a file."""
    if isinstance(value, ToolCall):
        return value.value()
    if isinstance(value, LargeResult):
        return {"path": value.path, "bytes": value.bytes, "kind": value.kind}
    return repr(value)


# The same for who looks for personal data, and for tools.
rows = describe
