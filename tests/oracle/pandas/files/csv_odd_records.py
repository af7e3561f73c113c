# quotes, escapes, comments, blanks and line ends at odd places
import io
import pandas as pd


def show(text, **options):
    try:
        frame = pd.read_csv(io.StringIO(text), **options)
        print(repr(text), options, frame.columns.tolist(), frame.values.tolist())
    except Exception as error:
        print(repr(text), options, type(error).__name__, error)


show('a,b\nx"y,2\n"p""q",3\n"r"s,4\n')
show('"a"",b\n')
show('"a,b\n1,2\n')
show('a,b\n1,"2\n', quoting=3)
show('a,b\n1,x\\,y\n', escapechar="\\")
show('a,b\n1,x\\,y\n"2,3\n', escapechar="\\", quoting=3)
show('a,b\n1,x\\', escapechar="\\")
show('a,b\n1,"x\\"y"\n', escapechar="\\")
show('a,b\n1,"x\\"y"\n', escapechar="\\", doublequote=False)
show('a,b\n1,"x""y"\n', doublequote=False)
show('a,b\n"1\n2",3\n4,5,6\n')
show('a,b # note\n1,2#3\n  #4\n#5\n6,7 #8\n', comment="#")
show('a,b\n#1\n2,3\n', comment="#", skip_blank_lines=False)
show('a,b\n\n1,2\n \n\t\n3,4\n')
show('a,b\n\n1,2\n', skip_blank_lines=False)
show(' a, b\n 1,  2\n', skipinitialspace=True)
show('a,b\r1,2\r\r3,4\r')
show('a,b\r\n1,2\r\n\r\n3,4')
show('a  b\n1   2\n 3 4 \n', sep=r"\s+")
show('a b\n1 2 # x\n', sep=r"\s+", comment="#")
show('a,b~1,2~3,4~', lineterminator="~")
show('x"\n"y\n,z"\na,b\n1,2\n', skiprows=1)
show('"x\ny",z\na,b\n1,2\n', skiprows=1)
show('a,b\n1,2\n3,4\n5,6\n', skiprows=[0, 2])
show('\ufeffa,b\n1,2\n')
show('a,b\nx\x00y,1\n\x00,2\n')
show('a,b\n1\n', keep_default_na=False)
show('a,b\n1\n', na_filter=False)
show('a,b\n1,2,3\n4,5,6,7\n')
show('a,b\n1,2\n3,4,5\n6,7\n', on_bad_lines="skip")
