"""Steps downhill by stochastic gradients: with momentum, or with Adam's moments."""

import numpy as np


class Momentum:
    """Steps that keep part of the one before."""

    def __init__(self, parameters, rate, schedule, momentum, nesterov, power_t):
        self.first_rate, self.learning_rate = rate, float(rate)
        self.schedule, self.momentum, self.nesterov, self.power_t = schedule, momentum, nesterov, power_t
        self.velocities = [np.zeros_like(parameter) for parameter in parameters]

    def _moved(self, slopes):
        return [self.momentum * velocity - self.learning_rate * slope for velocity, slope in zip(self.velocities, slopes)]

    def update(self, parameters, slopes):
        """Change the parameters in place."""
        self.velocities = self._moved(slopes)
        for parameter, step in zip(parameters, self._moved(slopes) if self.nesterov else self.velocities):
            parameter += step

    def round_ends(self, n_seen):
        """Lower the rate where it falls with time."""
        if self.schedule == "invscaling":
            self.learning_rate = float(self.first_rate) / (n_seen + 1) ** self.power_t

    def gives_up(self, words, verbose):
        """Whether to stop; an adaptive rate is lowered first."""
        if self.schedule != "adaptive":
            if verbose:
                print(words + " Stopping.")
            return True
        if self.learning_rate <= 1e-6:
            if verbose:
                print(words + " Learning rate too small. Stopping.")
            return True
        self.learning_rate /= 5.0
        if verbose:
            print(f"{words} Setting learning rate to {self.learning_rate:f}")
        return False


class Adam:
    """Steps by the means of slopes and of their squares."""

    def __init__(self, parameters, rate, beta_1, beta_2, epsilon):
        self.first_rate, self.learning_rate = rate, float(rate)
        self.beta_1, self.beta_2, self.epsilon, self.n_steps = beta_1, beta_2, epsilon, 0
        self.means = [np.zeros_like(parameter) for parameter in parameters]
        self.squares = [np.zeros_like(parameter) for parameter in parameters]

    def update(self, parameters, slopes):
        """Change the parameters in place."""
        self.n_steps += 1
        self.means = [self.beta_1 * mean + (1 - self.beta_1) * slope for mean, slope in zip(self.means, slopes)]
        self.squares = [self.beta_2 * square + (1 - self.beta_2) * slope ** 2 for square, slope in zip(self.squares, slopes)]
        self.learning_rate = self.first_rate * np.sqrt(1 - self.beta_2 ** self.n_steps) / (1 - self.beta_1 ** self.n_steps)
        for parameter, mean, square in zip(parameters, self.means, self.squares):
            parameter += -self.learning_rate * mean / (np.sqrt(square) + self.epsilon)

    def round_ends(self, n_seen):
        """The rate follows the steps alone."""

    def gives_up(self, words, verbose):
        """Always."""
        if verbose:
            print(words + " Stopping.")
        return True
