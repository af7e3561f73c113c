"""Points in time, durations, spans, offsets and ranges."""
