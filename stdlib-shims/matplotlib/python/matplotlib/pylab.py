"""pyplot and numpy in one namespace, as old scripts like it."""

import builtins

import numpy as np
from numpy import *
from numpy.fft import *
from numpy.linalg import *
from numpy.random import *

import matplotlib.pyplot as plt
from matplotlib.pyplot import *

abs = builtins.abs
bool = builtins.bool
bytes = builtins.bytes
max = builtins.max
min = builtins.min
pow = builtins.pow
round = builtins.round
