# A complete program: a state machine driven by a list of commands.
from enum import Enum, auto


class State(Enum):
    IDLE = auto()
    RUNNING = auto()
    PAUSED = auto()
    DONE = auto()


TRANSITIONS = {
    (State.IDLE, "start"): State.RUNNING,
    (State.RUNNING, "pause"): State.PAUSED,
    (State.PAUSED, "resume"): State.RUNNING,
    (State.RUNNING, "finish"): State.DONE,
    (State.PAUSED, "finish"): State.DONE,
}


class Machine:
    def __init__(self):
        self.state = State.IDLE
        self.history = []
        self.listeners = []

    def on_change(self, listener):
        self.listeners.append(listener)
        return listener

    def send(self, event):
        target = TRANSITIONS.get((self.state, event))
        if target is None:
            raise ValueError(f"cannot {event} while {self.state.name.lower()}")
        self.history.append((self.state.name, event, target.name))
        self.state = target
        for listener in self.listeners:
            listener(event, target)


machine = Machine()


@machine.on_change
def announce(event, state):
    print(f"{event} -> {state.name}")


for event in ["pause", "start", "pause", "start", "resume", "finish", "start"]:
    try:
        machine.send(event)
    except ValueError as error:
        print("refused:", error)
print(len(machine.history), machine.history[-1], machine.state is State.DONE)
