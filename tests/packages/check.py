"""Makes every package, looks at it, installs it and tries it; prints a table and fails if anything did."""

import os
import subprocess
import sys
import tempfile
import traceback
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

import looks  # noqa: E402
import trials  # noqa: E402
from make.release import TARGETS, Target  # noqa: E402


def main() -> None:
    binary = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as parent:
        # Read by any user: one of the trials gives up its rights.
        os.chmod(parent, 0o755)
        folder = Path(parent)
        program = folder / "orchestrator"
        subprocess.run(["strip", "-o", program, binary], check=True)
        out = folder / "packages"
        own = pack(program, folder, out)
        rows = []
        for kind in (looks, trials):
            for path, how, attempt in kind.of(out, own, folder):
                rows.append((path, how, tried(attempt)))
        tell(rows, out)
    if any(said.startswith("FAILED") for _, _, said in rows):
        sys.exit(1)


def pack(program: Path, folder: Path, out: Path) -> Target:
    """Packages of this machine's platform, and of the others around a stand-in."""
    said = subprocess.check_output(["rustc", "-vV"], text=True)
    triple = next(line.removeprefix("host: ") for line in said.splitlines() if line.startswith("host: "))
    stand_in = folder / "stand-in"
    stand_in.write_text("in place of a program of another platform\n")
    for target in TARGETS:
        binary = program if target.triple == triple else stand_in
        command = [ROOT / "scripts/package", binary, target.triple, out, "--texts", program]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return next(target for target in TARGETS if target.triple == triple)


def tried(attempt) -> str:
    try:
        return attempt() or "ok"
    except Exception as error:
        traceback.print_exc()
        for said in (getattr(error, "stdout", None), getattr(error, "stderr", None)):
            if said:
                print(said if isinstance(said, str) else said.decode(errors="replace"), file=sys.stderr)
        return f"FAILED: {type(error).__name__}"


def tell(rows: list[tuple[str, str, str]], out: Path) -> None:
    widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
    for name, how, said in rows:
        size = f"{(out / name).stat().st_size:,}" if (out / name).is_file() else ""
        print(f"{name:<{widths[0]}}  {size:>12}  {how:<{widths[1]}}  {said}")


if __name__ == "__main__":
    main()
