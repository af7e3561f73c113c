# A library that nobody knows.
%pip install leftpad
