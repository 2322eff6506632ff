"""The day, from the first report to the last."""
