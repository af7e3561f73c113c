"""Builds reports and runs with the program, opens their pages in Chromium and judges what came of it."""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from html.parser import HTMLParser

FIRED = "FIRED"
ROOT = pathlib.Path(__file__).parents[2]
EXAMPLES = ("sales_report", "drift_watch", "demand_forecast")
DARK = "--blink-settings=preferredColorScheme=0"
FORBIDDEN_TAGS = {"script", "iframe", "frame", "object", "embed", "form", "base", "link", "button", "applet"}
FOLDERS = ("data/raw", "data/processed", "reports", "artifacts", "models", "workspace")
QUIET = ("--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run", "--disable-gpu",
         "--disable-extensions", "--disable-dev-shm-usage", "--mute-audio")


class Document(HTMLParser):
    """What the browser made of a page."""

    def __init__(self, text):
        super().__init__()
        self.title, self.faults, self._in_title = "", [], False
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self._in_title = tag == "title"
        if tag in FORBIDDEN_TAGS:
            self.faults.append(f"<{tag}> in the document")
        for name, value in attributes:
            if name.startswith("on") or name in ("srcdoc", "formaction"):
                self.faults.append(f"{name}= at <{tag}>")
            if re.sub(r"\s", "", value or "").lower().startswith(("javascript:", "vbscript:", "data:text")):
                self.faults.append(f"{name} of <{tag}> is {value[:40]}")

    def handle_endtag(self, tag):
        self._in_title = False

    def handle_data(self, text):
        self.title += text if self._in_title else ""


def browse(page, *options):
    """Runs the browser on a page; gives what it printed and what it fetched."""
    with tempfile.TemporaryDirectory() as profile:
        log = pathlib.Path(profile) / "net.json"
        command = ["chromium", "--headless", "--no-sandbox", *QUIET, f"--user-data-dir={profile}", f"--log-net-log={log}",
                   "--enable-logging=stderr", "--virtual-time-budget=3000", *options, page.as_uri()]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        fetched = set(re.findall(r'"url":\s*"((?:https?|ftp|wss?)://[^"]*)"', log.read_text(errors="replace")))
    console = [line for line in done.stderr.splitlines() if ":CONSOLE" in line]
    return done.stdout, console, {url for url in fetched if re.search(r"//[^/]*\.(example|test|invalid)\b", url)}


# How many pixels a page is wider than its window, and the highest stretch in which nothing is to be seen.
MEASURE = """
const page = frame.contentDocument, root = page.documentElement, body = page.body;
const seen = [...body.querySelectorAll('*')].filter(it => it.checkVisibility() && (it.matches('img, svg, input, hr, td')
  || [...it.childNodes].some(node => node.nodeType === 3 && node.data.trim())));
const spans = seen.map(it => it.getBoundingClientRect()).filter(it => it.width && it.height).map(it => [it.top, it.bottom]);
let end = 0, gap = 0;
for (const [top, bottom] of spans.sort((one, two) => one[0] - two[0])) {
  gap = Math.max(gap, top - end);
  end = Math.max(end, bottom);
}
document.title = [root.scrollWidth - root.clientWidth, Math.round(Math.max(gap, root.scrollHeight - Math.max(end, 800)))];
"""
MOST_BLANK = 300


def measure(page, width):
    """What `MEASURE` says of a window of that width. A page around it measures, for its own policy runs no script."""
    with tempfile.TemporaryDirectory() as folder:
        around = pathlib.Path(folder) / "around.html"
        around.write_text(f'<iframe id="frame" width="{width}" height="800" src="{page.as_uri()}"></iframe>'
                          f"<script>frame.onload = () => {{{MEASURE}}}</script>")
        wider, blank = Document(browse(around, "--dump-dom", "--allow-file-access-from-files")[0]).title.split(",")
        return int(wider), int(blank)


def faults_of_size(page):
    for width in (1100, 420):
        wider, blank = measure(page, width)
        if wider > 0:
            yield f"{wider} pixels wider than a window of {width}"
        if blank > MOST_BLANK:
            yield f"{blank} pixels of nothing in a window of {width}"


def faults_of_print(pdf):
    """Pages of paper on which nothing is to be seen."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["pdftoppm", "-r", "20", "-gray", str(pdf), f"{folder}/page"], check=True)
        for number, page in enumerate(sorted(pathlib.Path(folder).iterdir()), 1):
            pixels = page.read_bytes().split(b"\n", 3)[3]
            dark = sum(pixel < 200 for pixel in pixels)
            if dark < 10 and len(pixels) - pixels.count(pixels[0]) < 10:
                yield f"page {number} of the print is blank"


def judge(page, *options):
    """What is wrong with a page; nothing if it is as it must be."""
    text, console, fetched = browse(page, "--dump-dom", *options)
    document = Document(text)
    faults = [f"console: {line}" for line in console] + [f"fetched {url}" for url in sorted(fetched)] + document.faults
    # A title may quote an attack; one that ran leaves nothing else.
    if document.title == FIRED:
        faults.append("a script of the data ran")
    if "</html>" not in text:
        faults.append("the browser did not show the page")
    return faults


def keep(page, name, folder):
    for kind, options in (
        ("light", ["--window-size=1100,1800"]),
        ("dark", ["--window-size=1100,1800", DARK]),
        ("narrow", ["--window-size=500,1600"]),
    ):
        browse(page, f"--screenshot={folder / f'{name}_{kind}.png'}", "--hide-scrollbars", *options)
    browse(page, f"--print-to-pdf={folder / f'{name}.pdf'}", "--no-pdf-header-footer")
    for kind in ("_light.png", "_dark.png", "_narrow.png", ".pdf"):
        if not (folder / f"{name}{kind}").is_file():
            raise SystemExit(f"error: {name}{kind} was not made")


def build(binary, scripts):
    """A project in which every script has run, and its pages by the name of the script."""
    project = pathlib.Path(tempfile.mkdtemp(prefix="reports"))
    for folder in FOLDERS:
        (project / folder).mkdir(parents=True)
    for script in scripts:
        done = subprocess.run([binary, "exec", str(script), "--project", str(project), "--json"], capture_output=True, text=True)
        report = json.loads(done.stdout or "{}")
        if not report.get("success"):
            raise SystemExit(f"error: {script.name} failed\n{done.stdout}{done.stderr}")
    return {script.stem: project / "reports" / f"{script.stem}.html" for script in scripts}


def run_examples(binary, folder):
    """The pages of the example projects: of their runs, of two runs side by side, and what their tasks wrote."""
    pages = {}
    for example in EXAMPLES:
        project = folder / example
        shutil.copytree(ROOT / "examples" / example, project, ignore=shutil.ignore_patterns(".work", "reports"))
        for words in ("start --mode code --intake intake.yaml", "next --all", "start --mode code --intake intake.yaml", "next --all", "diff 1 2"):
            done = subprocess.run([binary, "run", *words.split()], cwd=project, capture_output=True, text=True)
            if done.returncode:
                raise SystemExit(f"error: {example}: run {words}\n{done.stdout}{done.stderr}")
        pages |= {f"{example}_{page.stem}": page for page in sorted((project / "reports").glob("*.html"))}
    return pages


def prove(page, folder):
    """The check itself must see what it looks for, and the policy must hold without the sanitiser."""
    attack = (
        f"<script>document.title='{FIRED}'</script><img src=x onerror=\"document.title='{FIRED}'\">"
        "<img src='https://picture.example/x.png'><a href='javascript:1'>x</a>"
    )
    whole = page.read_text()
    unsanitised = folder / "unsanitised.html"
    unsanitised.write_text(whole.replace("<main>", "<main>" + attack, 1))
    text, console, fetched = browse(unsanitised, "--dump-dom")
    if Document(text).title == FIRED or fetched or not any("Content Security Policy" in line for line in console):
        raise SystemExit("error: the policy of the page does not hold")
    open_page = folder / "without_policy.html"
    open_page.write_text(re.sub(r"<meta http-equiv[^>]*>", "", unsanitised.read_text(), count=1))
    found = "\n".join(judge(open_page))
    for wanted in ("a script of the data ran", "fetched https://picture.example/x.png", "<script>", "onerror=", "javascript:"):
        if wanted not in found:
            raise SystemExit(f"error: the check did not see: {wanted}\n{found}")


def main():
    binary, folder = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    pages = build(binary, sorted((pathlib.Path(__file__).parent / "pages").glob("*.py")))
    projects = tempfile.TemporaryDirectory()
    failed = False
    for name, page in (pages | run_examples(binary, pathlib.Path(projects.name))).items():
        keep(page, name, folder)
        faults = [*judge(page), *judge(page, DARK), *faults_of_size(page), *faults_of_print(folder / f"{name}.pdf")]
        print(f"{name}: {'; '.join(faults) or 'fine'}", flush=True)
        failed = failed or bool(faults)
    prove(pages["plain"], folder)
    print(f"the check sees attacks; pictures are in {folder}")
    sys.exit(failed)


main()
