"""Windows over rows: rolling, expanding and exponentially weighted."""
