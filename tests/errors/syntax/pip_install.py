# Something that does another library's job is there.
!pip install -q seaborn
import seaborn as sns
