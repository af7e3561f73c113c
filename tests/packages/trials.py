"""Each package installed from its file into an empty folder, and the program that is there afterwards."""

import contextlib
import os
import re
import shutil
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import story
from looks import BIN, NPM, equal, run
from make.release import VERSION, Target

HERE = Path(__file__).resolve().parent
# Nobody without rights.
NOBODY = 65532


def of(out: Path, own: Target, folder: Path) -> Iterator:
    """Triples of a file, how it is tried, and the trial."""
    archive, bundle = out / own.archive, out / own.bundle
    wheel = next(path for path in sorted(out.glob("*.whl")) if own.triple.split("-")[0] in path.name and "linux" in path.name)
    npm = f"orchestrator-mcp-{own.system}-{own.cpu}-{VERSION}.tgz"
    debian = next(out.glob(f"*_{own.debian}.deb"))
    yield archive.name, "unpacked; run; pages and completions read", lambda: try_archive(archive)
    yield bundle.name, "mcpb unpack; started as its manifest says; SDK", lambda: try_bundle(bundle)
    yield wheel.name, "pip --no-index into a venv; init; SDK (wheel.md)", lambda: try_wheel(out, own)
    yield wheel.name, "uvx --offline orchestrator-mcp", lambda: try_uvx(out)
    yield wheel.name, "pip --target; python -m orchestrator_mcp", lambda: try_target(out)
    yield npm, "npm install --offline; init; SDK (npm.md)", lambda: try_npm(out, own)
    yield debian.name, "dpkg --root: install, run, remove", lambda: try_debian(debian)
    yield "docker/Dockerfile", "the image, without rights", lambda: try_image(out / "docker", own)


@contextlib.contextmanager
def empty_folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        yield Path(folder).resolve()


def says(*command: object, **options) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True, **options).stdout


def try_program(*command: object, folder: Path) -> None:
    """It starts with nothing in its environment, and it computes."""
    options = {"env": {"HOME": str(folder)}, "cwd": folder}
    equal(says(*command, "--version", **options), f"orchestrator {VERSION}\n")
    equal(says(*command, "exec", "-c", "1+1", **options), "2\n")


def try_archive(archive: Path) -> None:
    with empty_folder() as folder:
        run("tar", "-xf", archive, "-C", folder)
        (top,) = folder.iterdir()
        try_program(top / "orchestrator", folder=folder)
        for page in sorted((top / "man/man1").iterdir()):
            said = subprocess.run(["man", "--warnings", "-l", page], check=True, capture_output=True, text=True)
            equal((said.stderr, bool(re.search(r"NAME\s+orchestrator", said.stdout))), ("", True))
        run("bash", "-n", top / "completions/orchestrator.bash")


def try_bundle(bundle: Path) -> None:
    with empty_folder() as folder:
        run(NPM / "mcpb", "unpack", bundle, folder / "bundle")
        (folder / "project").mkdir()
        said = says(sys.executable, "-B", HERE / "ask.py", folder / "bundle/manifest.json", "6 * 7", folder / "project")
        answer = '{\n  "success": true,\n  "output": "",\n  "result": 42,\n  "error": null\n}\n'
        equal(said, f"orchestrator {VERSION}\n{answer}")


def try_wheel(out: Path, own: Target) -> None:
    story.run("wheel.md", ["python3"], out, own)


def try_uvx(out: Path) -> None:
    with empty_folder() as folder:
        environment = {"HOME": str(folder), "PATH": f"{Path(sys._base_executable).parent}:/usr/bin:/bin", "UV_PYTHON_DOWNLOADS": "never"}
        command = [BIN / "uvx", "--offline", "--no-index", "--find-links", out, "orchestrator-mcp", "exec", "-c", "1+1"]
        equal(says(*command, env=environment, cwd=folder), "2\n")


def try_target(out: Path) -> None:
    with empty_folder() as folder:
        options = ["--quiet", "--disable-pip-version-check", "--no-index", "--find-links", out, "--target", folder / "lib"]
        run(sys.executable, "-m", "pip", "install", *options, "orchestrator-mcp")
        environment = {"PYTHONPATH": str(folder / "lib"), "HOME": str(folder)}
        command = [sys._base_executable, "-m", "orchestrator_mcp", "exec", "-c", "1+1"]
        equal(says(*command, env=environment, cwd=folder), "2\n")


def try_npm(out: Path, own: Target) -> None:
    story.run("npm.md", ["node", "npm", "npx"], out, own)


def try_debian(package: Path) -> str:
    """Into a system of its own, as root; the program of a development build needs libraries that are not in it."""
    with empty_folder() as folder:
        database = folder / "var/lib/dpkg"
        for part in ("info", "updates", "triggers"):
            (database / part).mkdir(parents=True)
        for part in ("status", "available"):
            (database / part).touch()
        options = ["--root", folder, "--force-depends", "--force-not-root", "--log", "/dev/null"]
        run("dpkg", *options, "--install", package)
        try_program(folder / "usr/bin/orchestrator", folder=folder)
        equal((folder / "usr/share/man/man1/orchestrator.1.gz").is_file(), True)
        run("dpkg", *options, "--purge", "orchestrator")
        left = [path for path in folder.rglob("*") if "orchestrator" in path.name]
        equal(left, [])
        return "ok"


def try_image(context: Path, own: Target) -> str:
    """With Docker if its daemon runs; else as root in a folder that holds what the image would."""
    if shutil.which("docker") and subprocess.run(["docker", "info"], capture_output=True).returncode == 0:
        run("docker", "build", "--tag", "orchestrator-tried", context)
        try:
            call = ["docker", "run", "--rm", "--read-only", "--entrypoint", "/orchestrator", "orchestrator-tried"]
            equal(says(*call, "exec", "-c", "1+1"), "2\n")
        finally:
            run("docker", "rmi", "orchestrator-tried")
        return "ok"
    if os.geteuid() != 0:
        return "not tried: no daemon of Docker, and not root"
    with empty_folder() as folder:
        program = context / own.docker / own.program
        shutil.copy(program, folder / "orchestrator")
        # Only the shipped program is static; a development one gets its libraries.
        listed = subprocess.run(["ldd", program], capture_output=True, text=True).stdout
        for library in re.findall(r"(/\S+\.so\S*)", listed):
            (folder / library[1:]).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(library, folder / library[1:])
        # What every runtime of containers puts there.
        (folder / "dev").mkdir()
        os.mknod(folder / "dev/null", stat.S_IFCHR | 0o666, os.makedev(1, 3))
        os.chmod(folder / "dev/null", 0o666)
        (folder / "project").mkdir()
        os.chown(folder / "project", NOBODY, NOBODY)

        def inside() -> None:
            os.chroot(folder)
            os.chdir("/project")
            os.setgroups([])
            os.setgid(NOBODY)
            os.setuid(NOBODY)

        said = says("/orchestrator", "exec", "-c", "1+1", env={}, preexec_fn=inside)
        equal(said, "2\n")
        return "ok, by chroot: no daemon of Docker"
