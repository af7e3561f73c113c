"""The series of the golden cases: public-domain data out of packages, and synthetic ones with a fixed seed.

Where the data come from, all in the public domain:
  airline         monthly passengers 1949-1960, Box and Jenkins (file of sktime)
  co2             weekly CO2 at Mauna Loa, Keeling and Whorf (statsmodels, "public domain")
  elnino          monthly sea surface temperature, NOAA (statsmodels, "public domain")
  elec_equip      monthly turnover index, Eurostat (statsmodels, "public domain")
  macrodata       quarterly US economy, Federal Reserve and BLS (statsmodels, "public domain")
  nile            yearly flow of the Nile, Cobb 1978 (statsmodels, "public domain")
  sunspots        yearly sunspot numbers, NOAA (statsmodels, "public domain")
  us_employment   monthly US employment, BLS (vega_datasets, "public domain")
  seattle_weather daily and hourly weather of Seattle, NOAA (vega_datasets, "public domain")
"""

import importlib.util
import pathlib

import numpy as np
import pandas as pd


def package(name):
    return pathlib.Path(importlib.util.find_spec(name).submodule_search_locations[0])


def table(ds, y, **columns):
    frame = pd.DataFrame({"ds": pd.DatetimeIndex(ds).astype("datetime64[us]"), "y": np.asarray(y, dtype=float)})
    for name, values in columns.items():
        frame[name] = np.asarray(values)
    return frame


def airline():
    frame = pd.read_csv(package("sktime") / "datasets/data/Airline/Airline.csv")
    return table(pd.to_datetime(frame["Date"] + "-01"), frame["Passengers"])


def co2():
    from statsmodels.datasets import co2

    frame = co2.load_pandas().data
    return table(frame.index, frame["co2"])


def co2_monthly():
    frame = co2().set_index("ds")["y"].resample("MS").mean().round(3)
    return table(frame.index, frame.values)


def elnino():
    from statsmodels.datasets import elnino

    frame = elnino.load_pandas().data
    values = frame.drop(columns="YEAR").to_numpy().ravel()
    return table(pd.date_range("1950-01-01", periods=len(values), freq="MS"), values)


def elec_equip():
    frame = pd.read_csv(package("statsmodels") / "datasets/elec_equip/elec_equip.csv")
    return table(pd.to_datetime(frame.iloc[:, 0], format="%b-%d-%Y"), frame.iloc[:, 1])


def macro(column):
    from statsmodels.datasets import macrodata

    frame = macrodata.load_pandas().data
    return table(pd.date_range("1959-01-01", periods=len(frame), freq="QS"), frame[column])


def nile():
    from statsmodels.datasets import nile

    frame = nile.load_pandas().data
    return table(pd.to_datetime(frame["year"].astype(int).astype(str) + "-01-01"), frame["volume"])


def sunspots():
    from statsmodels.datasets import sunspots

    frame = sunspots.load_pandas().data
    return table(np.array([f"{int(year)}-01-01" for year in frame["YEAR"]], dtype="datetime64[us]"), frame["SUNACTIVITY"])


def us_employment():
    frame = pd.read_csv(package("vega_datasets") / "_data/us-employment.csv")
    return table(pd.to_datetime(frame["month"]), frame["nonfarm"])


def seattle_daily():
    frame = pd.read_csv(package("vega_datasets") / "_data/seattle-weather.csv")
    return table(pd.to_datetime(frame["date"]), frame["temp_max"], wind=frame["wind"])


def seattle_hourly(days):
    frame = pd.read_csv(package("vega_datasets") / "_data/seattle-temps.csv").iloc[: days * 24]
    return table(pd.to_datetime(frame["date"]), frame["temp"])


def synthetic(n, freq="D", seed=1, start="2019-01-01", weekly=3.0, yearly=6.0, daily=0.0, slope=0.01, turn=0.02, noise=1.0,
              level=50.0, multiplicative=False):
    """A trend that turns once, waves of a week, a year and a day, and noise; rounded, so that files stay small."""
    random = np.random.default_rng(seed)
    ds = pd.date_range(start, periods=n, freq=freq)
    days = (ds - ds[0]) / pd.Timedelta(days=1)
    trend = level + slope * days + turn * np.maximum(0, days - days[-1] * 0.45)
    phase = ds.dayofweek + ds.hour / 24
    waves = weekly * np.sin(2 * np.pi * phase / 7) + weekly * 0.5 * np.cos(4 * np.pi * phase / 7)
    waves = waves + yearly * np.sin(2 * np.pi * ds.dayofyear / 365.25)
    waves = waves + daily * np.cos(2 * np.pi * (ds.hour + ds.minute / 60 - 15) / 24)
    y = trend * (1 + waves / level) if multiplicative else trend + waves
    return table(ds, np.round(y + random.normal(0, noise, n), 4))


def logistic(n, cap, floor=0.0, seed=2, freq="D", noise=1.0, weekly=0.0, rate=10.0):
    random = np.random.default_rng(seed)
    ds = pd.date_range("2018-03-01", periods=n, freq=freq)
    t = np.linspace(0, 1, n)
    y = floor + (cap - floor) / (1 + np.exp(-rate * (t - 0.5)))
    y = y + weekly * np.sin(2 * np.pi * ds.dayofweek / 7)
    return table(ds, np.round(y + random.normal(0, noise, n), 4), cap=np.full(n, cap))
