"""Exports runs and lets Snakemake run them; reads what is exported for Argo and Nextflow. README.md says more."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import tree_sitter
import tree_sitter_groovy
import yaml
from hera.workflows.models import Workflow

ROOT = Path(__file__).parents[2]
SNAKEMAKE = Path(sys.executable).with_name("snakemake")
ORCHESTRATOR = Path(os.environ["ORCHESTRATOR"])
CLOCK = "clock: 2026-01-31T08:00:00Z\n"
# A label of Kubernetes, after RFC 1123.
LABEL = re.compile(r"[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?")


class Project:
    """A folder with an intake, and the programs on its path."""

    def __init__(self, test: unittest.TestCase, intake: str, source: Path | None = None) -> None:
        home = Path(tempfile.mkdtemp())
        test.addCleanup(shutil.rmtree, home)
        self.folder = home / "project"
        if source:
            shutil.copytree(source, self.folder, ignore=shutil.ignore_patterns(".work", "reports", "processed"))
        self.folder.mkdir(exist_ok=True)
        (self.folder / "data/raw").mkdir(parents=True, exist_ok=True)
        (self.folder / "intake.yaml").write_text(intake)
        (home / "bin").mkdir()
        (home / "bin/orchestrator").symlink_to(ORCHESTRATOR)
        self.environment = os.environ | {"PATH": f"{home / 'bin'}:{os.environ['PATH']}", "XDG_CACHE_HOME": str(home / "cache")}

    def call(self, *words: str | Path) -> tuple[int, str]:
        done = subprocess.run(words, cwd=self.folder, env=self.environment, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=600)
        return done.returncode, done.stdout

    def run(self, *words: str) -> str:
        code, said = self.call("orchestrator", "run", *words)
        if code != 0:
            raise RuntimeError(f"orchestrator run {' '.join(words)} ended with {code}:\n{said}")
        return said

    def start(self, *words: str) -> "Project":
        self.run("start", "--intake", "intake.yaml", *words)
        return self

    def export(self, engine: str, file: str) -> str:
        self.run("export", "--to", engine)
        return (self.folder / file).read_text()

    def snakemake(self) -> tuple[int, list[str], str]:
        """Its exit code, the rules it ran, and what it said."""
        code, said = self.call(SNAKEMAKE, "--cores", "2", "--nocolor")
        return code, sorted(re.findall(r"^(?:local)?rule (\w+):$", said, re.MULTILINE)), said

    def statuses(self) -> dict[str, str]:
        phases = json.loads(self.run("status", "--json"))["phases"]
        return {task["id"]: task["status"] for phase in phases for task in phase["tasks"]}

    def shown(self, number: int = 1) -> dict:
        return json.loads(self.run("show", str(number), "--json"))

    def products(self) -> dict:
        """What came of each task, as far as it must be the same whoever scheduled it."""
        return {task: (record["result"], record["outputs"]) for task, record in self.shown()["tasks"].items()}

    def locked(self) -> dict:
        """The lock file without what was looked at: folders of outputs are there or not, as tasks happen to run."""
        tasks = json.loads(self.file(".work/run.lock.json").read_text())["tasks"]
        return {task: {name: part for name, part in parts.items() if name != "read"} for task, parts in tasks.items()}

    def file(self, path: str) -> Path:
        return self.folder / path


def intake_of(*phases: dict, mode: str = "code") -> str:
    return yaml.safe_dump({"project": "export check", "mode": mode, "phases": list(phases)}, sort_keys=False) + CLOCK


def phase(name: str, **tasks: dict) -> dict:
    return {"name": name, "tasks": [{"id": task, **fields} for task, fields in tasks.items()]}


class Snakemake(unittest.TestCase):
    maxDiff = None

    def example(self) -> Project:
        source = ROOT / "examples/sales_report"
        return Project(self, (source / "intake.yaml").read_text() + "\n" + CLOCK, source).start()

    def test_a_whole_example(self) -> None:
        own = self.example()
        own.run("next", "--all")
        project = self.example()
        project.export("snakemake", "Snakefile")
        code, rules, said = project.snakemake()
        self.assertEqual(code, 0, said)
        tasks = list(own.statuses())
        self.assertEqual(project.statuses(), dict.fromkeys(tasks, "done"))
        self.assertEqual(rules, sorted(["all", "page", *(f"task_{task}" for task in tasks)]))
        self.assertEqual(project.products(), own.products())
        for _, outputs in own.products().values():
            for path in outputs:
                self.assertEqual(project.file(path).read_bytes(), own.file(path).read_bytes(), path)
        self.assertTrue(project.file("reports/run_1.html").is_file())
        self.assertEqual(*(side.locked() for side in (project, own)))

        code, rules, said = project.snakemake()
        self.assertEqual((code, rules), (0, []), said)
        self.assertIn("Nothing to be done", said)

        # The last one, and then one that others stand on: those are looked at again, and all come from the cache.
        phases = [[task["id"] for task in phase["tasks"]] for phase in project.shown()["plan"]["phases"]]
        first, (last,) = phases[0][0], phases[-1]
        records = project.shown()["tasks"]
        for removed, looked_at in ((last, [last]), (first, [first, *phases[1], last])):
            project.file(f".work/runs/1/tasks/{removed}/record.json").unlink()
            code, rules, said = project.snakemake()
            self.assertEqual((code, rules), (0, sorted(["all", "page", *(f"task_{task}" for task in looked_at)])), said)
            self.assertEqual(project.shown()["tasks"], records)

    def test_what_run_next_has_done_is_done(self) -> None:
        project = self.example()
        project.run("next")
        project.export("snakemake", "Snakefile")
        done = {f"task_{task}" for task, status in project.statuses().items() if status == "done"}
        code, rules, said = project.snakemake()
        self.assertEqual((code, done & set(rules)), (0, set()), said)
        self.assertEqual(set(project.statuses().values()), {"done"})
        self.assertIn("is done", project.run("next"))

    def test_a_task_that_fails(self) -> None:
        failing = {"code": "open('data/raw/late.txt').read()"}
        intake = intake_of(
            phase("first", good={"code": "1"}, bad=failing, after={"code": "2", "needs": ["bad"]}), phase("second", last={"code": "3"})
        )
        project = Project(self, intake).start()
        project.export("snakemake", "Snakefile")
        expected = {"good": "done", "bad": "failed", "after": "waiting", "last": "waiting"}
        for _ in range(2):
            code, rules, said = project.snakemake()
            self.assertNotEqual(code, 0, said)
            self.assertIn("task_bad", rules)
            self.assertEqual(project.statuses(), expected)
            self.assertIn("FileNotFoundError", project.file("reports/run_1.html").read_text())
        # A failure that `run next` left is none that Snakemake takes for done.
        code, _ = project.call("orchestrator", "run", "next")
        self.assertEqual((code, project.statuses()), (1, expected))
        self.assertNotEqual(project.snakemake()[0], 0)
        project.file("data/raw/late.txt").write_text("there now")
        code, rules, said = project.snakemake()
        self.assertEqual((code, rules), (0, ["all", "page", "task_after", "task_bad", "task_last"]), said)
        self.assertEqual(project.statuses(), dict.fromkeys(expected, "done"))

    def test_tasks_run_at_the_same_time(self) -> None:
        loop = "total = 0\nfor number in range(3_000_000):\n    total += number\nopen('data/processed/%s.txt', 'w').write(str(total))"
        tasks = {f"t{number}": {"code": loop % f"t{number}"} for number in range(6)}
        project = Project(self, intake_of(phase("work", **tasks))).start()
        project.export("snakemake", "Snakefile")
        code, _, said = project.snakemake()
        self.assertEqual(code, 0, said)
        self.assertEqual(project.statuses(), dict.fromkeys(tasks, "done"))
        log = project.file(".work/runs/1/run.log").read_text()
        self.assertRegex(log, r"task t\d began.*\n.*task t\d began", log)
        self.assertEqual([line for line in log.splitlines() if not re.match(r"\d{4}-\d\d-\d\dT[\d:]+Z  \S", line)], [])
        for task, record in project.shown()["tasks"].items():
            self.assertEqual(list(record["outputs"]), [f"data/processed/{task}.txt"])
        # Nothing that was on its way is left behind.
        self.assertEqual([str(path) for path in project.folder.rglob(".orchestrator-new-*")], [])

    def test_commands_run_one_at_a_time(self) -> None:
        # Listed against their order: each writes a file after a while, and must not be seen to write another's.
        command = "mkdir -p reports; sleep 0.5; echo $ORCHESTRATOR_TASK > reports/$ORCHESTRATOR_TASK.txt; sleep 0.2"
        tasks = {task: {"command": ["sh", "-c", command]} for task in "abcd"}
        tasks["a"]["needs"] = ["d"]
        project = Project(self, intake_of(phase("work", **tasks), mode="legacy")).start()
        project.export("snakemake", "Snakefile")
        code, _, said = project.snakemake()
        self.assertEqual(code, 0, said)
        written = {task: list(record["outputs"]) for task, record in project.shown()["tasks"].items()}
        self.assertEqual(written, {task: [f"reports/{task}.txt"] for task in "abcd"})


class Names(unittest.TestCase):
    """Whatever tasks may be called, engines take it."""

    IDS = ("Load-Data", "load_data", "load-data_2", "9", "all", "page", "run", "class", "x" * 80, "x" * 79 + "y", "end_")

    def project(self) -> Project:
        tasks = {task: {"code": f"{number}"} for number, task in enumerate(self.IDS)}
        tasks["load_data"]["needs"] = ["Load-Data", "x" * 80]
        return Project(self, intake_of(phase("Phase-1", **tasks))).start()

    def test_snakemake(self) -> None:
        project = self.project()
        project.export("snakemake", "Snakefile")
        code, _, said = project.snakemake()
        self.assertEqual(code, 0, said)
        self.assertEqual(project.statuses(), dict.fromkeys(self.IDS, "done"))

    def test_argo(self) -> None:
        names = list(argo_graph(self, self.project().export("argo", "argo.yaml")))
        self.assertEqual(names[0], "task-load-data")
        self.assertEqual(len(names), len(self.IDS))

    def test_nextflow(self) -> None:
        self.assertEqual(len(nextflow_graph(self, self.project().export("nextflow", "main.nf"))), len(self.IDS) + 1)


def argo_graph(test: unittest.TestCase, text: str) -> dict[str, list[str]]:
    """What each task of a workflow waits for; the workflow has been looked at."""
    document = yaml.safe_load(text)
    # Fields that Argo does not know would be lost.
    test.assertEqual(Workflow.model_validate(document).model_dump(mode="json", by_alias=True, exclude_none=True), document)
    spec = document["spec"]
    templates = {template["name"]: template for template in spec["templates"]}
    test.assertEqual(len(templates), len(spec["templates"]))
    tasks = templates[spec["entrypoint"]]["dag"]["tasks"]
    graph = {task["name"]: task.get("dependencies", []) for task in tasks}
    test.assertEqual(len(graph), len(tasks))
    for name in [*graph, *templates]:
        test.assertRegex(name, rf"\A(?:{LABEL.pattern})\Z")
    used = [spec["entrypoint"], spec["onExit"], *(task["template"] for task in tasks)]
    test.assertEqual(sorted(used), sorted(templates))
    for task in tasks:
        test.assertEqual(templates[task["template"]]["container"]["command"], ["orchestrator"])
    return graph


def nextflow_graph(test: unittest.TestCase, text: str) -> dict[str, list[str]]:
    """What each process of a script waits for; the script has been parsed."""
    parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_groovy.language()))
    test.assertFalse(parser.parse(text.encode()).root_node.has_error, text)
    processes = re.findall(r"^process (\w+) \{$", text, re.MULTILINE)
    test.assertEqual(len(set(processes)), len(processes))
    graph: dict[str, list[str]] = {}
    phases: dict[str, list[str]] = {}

    def waited(expression: str) -> list[str]:
        if expression == "channel.of(true)":
            return []
        if expression in phases:
            return phases[expression]
        names = re.findall(r"(\w+)\.out", expression)
        others = ", ".join(f"{name}.out" for name in names[1:])
        test.assertEqual(expression, f"{names[0]}.out" + (f".mix({others}).collect()" if others else ""))
        # An output is there once its process has been called.
        test.assertLessEqual(set(names), set(graph))
        return names

    for line in text.split("\nworkflow {\n")[1].removesuffix("}\n").splitlines():
        if match := re.fullmatch(r"    (phase_\d+) = (.*)", line):
            phases[match[1]] = waited(match[2])
        else:
            match = re.fullmatch(r"    (\w+)\((.*)\)", line)
            test.assertIsNotNone(match, line)
            graph[match[1]] = waited(match[2])
    test.assertEqual(sorted(graph), sorted(processes))
    return graph


class Order(unittest.TestCase):
    """What a task stands on comes before it."""

    def project(self, mode: str) -> Project:
        work = {"code": "1", "command": ["true"]}
        needs = lambda *ids: work | {"needs": list(ids)}
        # Tasks may be listed before what they need, and phases may be empty.
        intake = intake_of(
            phase("one", d=needs("b", "c"), b=needs("a"), c=needs("a"), a=work, alone=work),
            phase("none"),
            phase("two", e=work, f=needs("a", "e"), g=needs("d")),
            phase("three", h=needs("a"), i=needs("f")),
            mode=mode,
        )
        return Project(self, intake).start()

    def check(self, graph: dict[str, list[str]], project: Project, prefix: str, mode: str) -> None:
        def all_before(name: str) -> set[str]:
            return set(graph[name]).union(*(all_before(other) for other in graph[name]))

        before: set[str] = set()
        for phase in project.shown()["plan"]["phases"]:
            names = [f"{prefix}{task['id']}" for task in phase["tasks"]]
            for task, name in zip(phase["tasks"], names):
                self.assertLessEqual(before | {f"{prefix}{need}" for need in task["needs"]}, all_before(name), name)
            before |= set(names)
        counts = sorted(len(all_before(name)) for name in graph if name != "page")
        if mode == "legacy":
            self.assertEqual(counts, list(range(10)))

    def test_argo(self) -> None:
        for mode in ("code", "legacy"):
            project = self.project(mode)
            self.check(argo_graph(self, project.export("argo", "argo.yaml")), project, "task-", mode)

    def test_nextflow(self) -> None:
        for mode in ("code", "legacy"):
            project = self.project(mode)
            graph = nextflow_graph(self, project.export("nextflow", "main.nf"))
            self.check(graph, project, "task_", mode)
            self.assertEqual(graph["page"], ["task_h", "task_i"] if mode == "code" else ["task_i"])

    def test_snakemake(self) -> None:
        project = self.project("code")
        project.export("snakemake", "Snakefile")
        code, _, said = project.snakemake()
        self.assertEqual(code, 0, said)
        # Also when early and late ones are missing, and those between are not.
        records = project.shown()["tasks"]
        for task in ("a", "d", "h", "i"):
            project.file(f".work/runs/1/tasks/{task}/record.json").unlink()
        code, _, said = project.snakemake()
        self.assertEqual(code, 0, said)
        self.assertEqual(project.shown()["tasks"], records)


if __name__ == "__main__":
    unittest.main()
