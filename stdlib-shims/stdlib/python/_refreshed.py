"""Has modules forget what they read of the clock or drew at random before a recorded execution began."""


def uuids():
    """The next uuid1() draws its node anew, and none comes after one that was made before."""
    import uuid

    uuid._node = None
    uuid._last_timestamp = uuid._last_timestamp_v6 = uuid._last_timestamp_v7 = None
    uuid._last_counter_v7 = 0


def records():
    """The times of log records count from now."""
    import logging
    from time import time_ns

    logging._startTime = time_ns()
