# A page of a site on this machine, as the text that a model would read.
from servers.fetch import fetch

site = read_file("data/raw/site.txt")
page = fetch(url=site)
print(page.replace(site, "SITE"))
try:
    fetch(url=site + "nowhere")
except Exception as error:
    print(type(error).__name__, str(error).replace(site, "SITE/"))
