# A magic of notebooks.
import pandas as pd
%matplotlib inline
