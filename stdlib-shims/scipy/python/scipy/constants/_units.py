"""Numbers, prefixes, constants of nature and units, each in the units of the SI."""

# Numbers
pi = 3.141592653589793
golden = golden_ratio = 1.618033988749895

# Prefixes of powers of ten
quetta = 1e+30
ronna = 1e+27
yotta = 1e+24
zetta = 1e+21
exa = 1e+18
peta = 1000000000000000.0
tera = 1000000000000.0
giga = 1000000000.0
mega = 1000000.0
kilo = 1000.0
hecto = 100.0
deka = 10.0
deci = 0.1
centi = 0.01
milli = 0.001
micro = 1e-06
nano = 1e-09
pico = 1e-12
femto = 1e-15
atto = 1e-18
zepto = 1e-21
yocto = 1e-24
ronto = 1e-27
quecto = 1e-30

# Prefixes of powers of two
kibi = 1024
mebi = 1048576
gibi = 1073741824
tebi = 1099511627776
pebi = 1125899906842624
exbi = 1152921504606846976
zebi = 1180591620717411303424
yobi = 1208925819614629174706176

# Constants of nature
c = speed_of_light = 299792458.0
mu_0 = 1.25663706127e-06
epsilon_0 = 8.8541878188e-12
h = Planck = 6.62607015e-34
hbar = 1.0545718176461565e-34
G = gravitational_constant = 6.6743e-11
g = 9.80665
e = elementary_charge = 1.602176634e-19
R = gas_constant = 8.31446261815324
alpha = fine_structure = 0.0072973525643
N_A = Avogadro = 6.02214076e+23
k = Boltzmann = 1.380649e-23
sigma = Stefan_Boltzmann = 5.6703744191844314e-08
Wien = 0.0028977719551851727
Rydberg = 10973731.568157
m_e = electron_mass = 9.1093837139e-31
m_p = proton_mass = 1.67262192595e-27
m_n = neutron_mass = 1.67492750056e-27
m_u = u = atomic_mass = 1.66053906892e-27

# Masses in kilograms
gram = 0.001
metric_ton = 1000.0
grain = 6.479891e-05
lb = pound = 0.45359236999999997
blob = slinch = 175.12683524647636
slug = 14.593902937206364
oz = ounce = 0.028349523124999998
stone = 6.3502931799999995
long_ton = 1016.0469088
short_ton = 907.1847399999999
troy_ounce = 0.031103476799999998
troy_pound = 0.37324172159999996
carat = 0.0002

# Angles in radians
degree = 0.017453292519943295
arcmin = arcminute = 0.0002908882086657216
arcsec = arcsecond = 4.84813681109536e-06

# Times in seconds
minute = 60.0
hour = 3600.0
day = 86400.0
week = 604800.0
year = 31536000.0
Julian_year = 31557600.0

# Lengths in metres
inch = 0.0254
foot = 0.30479999999999996
yard = 0.9143999999999999
mile = 1609.3439999999998
mil = 2.5399999999999997e-05
pt = point = 0.00035277777777777776
survey_foot = 0.3048006096012192
survey_mile = 1609.3472186944373
nautical_mile = 1852.0
fermi = 1e-15
angstrom = 1e-10
micron = 1e-06
au = astronomical_unit = 149597870700.0
light_year = 9460730472580800.0
parsec = 3.085677581491367e+16

# Pressures in pascals
atm = atmosphere = 101325.0
bar = 100000.0
torr = mmHg = 133.32236842105263
psi = 6894.757293168361

# Areas in square metres
hectare = 10000.0
acre = 4046.8564223999992

# Volumes in cubic metres
litre = liter = 0.001
gallon = gallon_US = 0.0037854117839999997
fluid_ounce = fluid_ounce_US = 2.9573529562499998e-05
bbl = barrel = 0.15898729492799998
gallon_imp = 0.00454609
fluid_ounce_imp = 2.84130625e-05

# Speeds in metres per second
kmh = 0.2777777777777778
mph = 0.44703999999999994
mach = speed_of_sound = 340.5
knot = 0.5144444444444445

# Temperatures in kelvins
zero_Celsius = 273.15
degree_Fahrenheit = 0.5555555555555556

# Energies in joules
eV = electron_volt = 1.602176634e-19
calorie = calorie_th = 4.184
calorie_IT = 4.1868
erg = 1e-07
Btu_th = 1054.3502644888888
Btu = Btu_IT = 1055.05585262
ton_TNT = 4184000000.0

# Powers in watts
hp = horsepower = 745.6998715822701

# Forces in newtons
dyn = dyne = 1e-05
lbf = pound_force = 4.4482216152605
kgf = kilogram_force = 9.80665
