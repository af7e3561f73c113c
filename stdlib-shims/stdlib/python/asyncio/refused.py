"""What would need the host: names that exist and refuse.

Rule kept: a network, file or process name raises PermissionError and says which
name it was; what would need threads, signals or file descriptors raises
NotImplementedError. What is a coroutine function elsewhere is one here, so the
refusal comes when it is awaited.
"""


def _forbidden(name):
    async def refuse(*args, **kwargs):
        raise PermissionError(f'asyncio.{name} is not available in the sandbox')

    refuse.__name__ = refuse.__qualname__ = name.rpartition('.')[2]
    return refuse


def _impossible(name):
    def refuse(*args, **kwargs):
        raise NotImplementedError(f'asyncio.{name} is not available in the sandbox')

    refuse.__name__ = refuse.__qualname__ = name.rpartition('.')[2]
    return refuse


open_connection = _forbidden('open_connection')
open_unix_connection = _forbidden('open_unix_connection')
start_server = _forbidden('start_server')
start_unix_server = _forbidden('start_unix_server')
create_subprocess_exec = _forbidden('create_subprocess_exec')
create_subprocess_shell = _forbidden('create_subprocess_shell')
run_coroutine_threadsafe = _impossible('run_coroutine_threadsafe')


class subprocess:
    """The constants that calls to the process functions mention."""

    PIPE = -1
    STDOUT = -2
    DEVNULL = -3
    create_subprocess_exec = staticmethod(create_subprocess_exec)
    create_subprocess_shell = staticmethod(create_subprocess_shell)


class _HostObject:
    """A class that may be named and subclassed, but has no instances."""

    def __init__(self, *args, **kwargs):
        raise PermissionError(
            f'asyncio.{type(self).__name__} is not available in the sandbox'
        )


class StreamReader(_HostObject):
    """Reading from a connection."""


class StreamWriter(_HostObject):
    """Writing to a connection."""


class Server(_HostObject):
    """Listening for connections."""


class BaseTransport(_HostObject):
    """A connection, seen from a protocol."""


class Transport(BaseTransport):
    """A connection that carries a stream."""


class DatagramTransport(BaseTransport):
    """A connection that carries datagrams."""


class SubprocessTransport(BaseTransport):
    """A connection to a process."""


class BaseProtocol:
    """Receiving what happens on a connection."""


class Protocol(BaseProtocol):
    """Receiving a stream."""


class DatagramProtocol(BaseProtocol):
    """Receiving datagrams."""


class SubprocessProtocol(BaseProtocol):
    """Receiving what a process does."""


class HostlessLoop:
    """The methods of a loop that would need the host."""


for _name in (
    'create_connection create_server create_datagram_endpoint'
    ' create_unix_connection create_unix_server connect_accepted_socket start_tls'
    ' sendfile getaddrinfo getnameinfo sock_accept sock_connect sock_recv'
    ' sock_recv_into sock_recvfrom sock_recvfrom_into sock_sendall sock_sendto'
    ' sock_sendfile connect_read_pipe connect_write_pipe subprocess_exec'
    ' subprocess_shell'
).split():
    setattr(HostlessLoop, _name, _forbidden(f'loop.{_name}'))

for _name in (
    'add_reader remove_reader add_writer remove_writer add_signal_handler'
    ' remove_signal_handler'
).split():
    setattr(HostlessLoop, _name, _impossible(f'loop.{_name}'))
