"""What `argparse` asks of `shutil`; scripts themselves use pathlib."""

from collections import namedtuple

terminal_size = namedtuple("terminal_size", "columns lines")


def get_terminal_size(fallback=(80, 24)):
    return terminal_size(*fallback)
