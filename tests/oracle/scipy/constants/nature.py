# Constants of nature
import numpy as np
from scipy import constants

for name in "c G h hbar k N_A e R g sigma m_e m_p m_n u alpha Wien Rydberg Boltzmann Planck speed_of_light elementary_charge fine_structure".split():
    print(name, getattr(constants, name))
