# attack: uses frames and hooks to switch off the check that ends the run
# stopped by: AttributeError
# limits: timeout=1
try:
    raise KeyError
except KeyError as e:
    frame = e.__traceback__.tb_frame
frame.f_trace = None
frame.f_trace_opcodes = False
frame.f_trace_lines = False
try:
    frame.f_lineno = 1
except (ValueError, AttributeError, TypeError):
    pass
while True:
    pass
