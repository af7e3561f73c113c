"""Values without labels: arrays, plain forms, distinct values, mapping and replacing."""
