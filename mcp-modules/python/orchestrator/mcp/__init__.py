"""`data` loads and checks tables, `analytics` describes and tests, `models` forecasts and evaluates, `viz` draws and reports."""
