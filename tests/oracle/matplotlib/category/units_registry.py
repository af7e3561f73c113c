# Who converts what.
import datetime
from decimal import Decimal

import matplotlib.pyplot
import matplotlib.units as munits
import numpy as np

get = munits.registry.get_converter
for data in (["a"], [1, 2], datetime.datetime(2020, 1, 1), [datetime.date(2020, 1, 1)], np.array(["2020"], dtype="M8[D]"), None, [], np.array(["a"], dtype=object), 3.5,
             [Decimal("1.5")], [None, "a"], np.array(["x", "y"])):
    print(type(get(data)).__name__)
print(get([Decimal(1)]).convert([Decimal("1.5"), Decimal(2)], None, None).tolist(), get(Decimal(1)).convert(Decimal("2.5"), None, None))
info = munits.AxisInfo(label="x")
print(info.label, info.majloc, info.default_limits, munits.ConversionInterface.convert(3, None, None))
print(issubclass(munits.ConversionError, TypeError))
