# A library that is there already.
pip install pandas==2.2
