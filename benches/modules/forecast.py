"""Fits and forecasts beside the original's, in one run on one machine, over recorded cases of kernels/forecast:

    cargo build --release -p orchestrator-forecast --example time_fit
    ~/.cache/orchestrator/prophet-oracle/bin/python benches/modules/forecast.py target/release/examples/time_fit

`scripts/record-forecasts` makes the environment of the original.
"""

import json
import logging
import pathlib
import statistics
import subprocess
import sys
import time
import warnings

import pandas as pd

warnings.filterwarnings("ignore")
here = pathlib.Path(__file__).resolve().parents[2] / "kernels/forecast/tests/golden"
CASES = ["daily", "daily-multiplicative", "holidays", "regressors", "logistic", "hourly", "seattle-temperature", "airline-additive"]
REPEATS = 5


def frame(rows):
    made = pd.DataFrame({"ds": pd.to_datetime(rows["ds"], unit="us"), "y": rows["y"]})
    for name in ("cap", "floor"):
        if name in rows:
            made[name] = rows[name]
    return made.assign(**rows["regressors"], **rows["conditions"])


def original(case, build):
    fits, forecasts = [], []
    history, future = frame(case["history"]), frame(case["future"])
    for _ in range(REPEATS):
        model = build(case["options"])
        began = time.perf_counter()
        model.fit(history)
        fits.append(time.perf_counter() - began)
        began = time.perf_counter()
        model.predict(history)
        model.predict(future)
        forecasts.append(time.perf_counter() - began)
    return statistics.median(fits), statistics.median(forecasts)


def main():
    program = sys.argv[1]
    sys.path.insert(0, str(here))
    from record_prophet import build

    logging.getLogger("cmdstanpy").disabled = True
    print(f"{'case':24} {'rows':>5}  {'fit: ours':>10} {'original':>10} {'ratio':>6}  {'forecast: ours':>14} {'original':>10} {'ratio':>6}")
    for name in CASES:
        path = here / "prophet" / f"{name}.json"
        case = json.loads(path.read_text())
        theirs = original(case, build)
        out = subprocess.run([program, str(path), "15"], capture_output=True, text=True, check=True).stdout
        ours = [float(word) for word in out.split()]
        print(
            f"{name:24} {len(case['history']['ds']):5}  {ours[0] * 1e3:7.2f} ms {theirs[0] * 1e3:7.1f} ms {theirs[0] / ours[0]:6.0f}"
            f"  {ours[1] * 1e3:11.2f} ms {theirs[1] * 1e3:7.1f} ms {theirs[1] / ours[1]:6.1f}"
        )


main()
