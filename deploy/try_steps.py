"""The steps of the Dockerfile without a container engine: in roots of their own.

    make web && sudo python deploy/try_steps.py /var/tmp/ratskeller-steps

A root is a bare Debian made by debootstrap; it stands for the Python images. The web app has to be
built. The RUN lines are carried out as they stand; RATSKELLER_PURE=1 compiles nothing, which takes
three minutes instead of ten. Then the server is started as the image's user with the image's
settings, and has to pass the health check. The folder may be removed afterwards; if it is kept,
the roots are used again.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
SUITE = "trixie"  #: the Debian of the Python images
PACKAGES = "ca-certificates,python3,python3-pip,python3-venv,python-is-python3"
#: What a machine says of its network, and of how much to compile; the files are copied.
PASSED_ON = re.compile(
    r"(PIP_|SSL_CERT_FILE|REQUESTS_CA_|CURL_CA_|https?_proxy|RATSKELLER_(PURE|OPT|GROUPS))", re.I
)
PIP = {"PIP_BREAK_SYSTEM_PACKAGES": "1", "PIP_QUIET": "1"}
SHARED = ("/etc/resolv.conf", "/etc/pip.conf", "/etc/ssl/certs/ca-certificates.crt")


def stages(dockerfile: str) -> list[list[tuple[str, str]]]:
    """The instructions of each stage, with their arguments."""
    text = re.sub(r"^\s*#.*\n", "", dockerfile, flags=re.M).replace("\\\n", " ")
    found: list[list[tuple[str, str]]] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        word, _, rest = line.partition(" ")
        if word == "FROM":
            found.append([])
        found[-1].append((word, rest.strip()))
    return found


def environment() -> dict[str, str]:
    """What the machine says of proxies and certificates, and no more."""
    passed = {name: value for name, value in os.environ.items() if PASSED_ON.match(name)}
    path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
    return {
        **passed,
        "PATH": path,
        "HOME": "/root",
        "PIP_BREAK_SYSTEM_PACKAGES": "1",
        "PIP_QUIET": "1",
    }


class Stage:
    """A root, with the working directory and the settings that the instructions set."""

    def __init__(self, root: Path, mirror: str) -> None:
        self.root = root
        self.folder = "/"
        self.user = ""
        self.variables = environment()
        if not (root / "made").exists():
            shutil.rmtree(root, ignore_errors=True)
            make = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", SUITE, str(root)]
            subprocess.run([*make, mirror], check=True, stdout=subprocess.DEVNULL)
            (root / "made").touch()
        given = [
            "/etc/resolv.conf",
            "/etc/pip.conf",
            *(v for v in self.variables.values() if v.startswith("/")),
        ]
        for source in filter(Path.is_file, map(Path, given)):
            target = root / source.relative_to("/")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)

    def command(self, *words: str) -> list[str]:
        """A command within the root, as its user."""
        who = [f"--userspec={self.user}:{self.user}"] if self.user else []
        line = f"cd {shlex.quote(self.folder)} && exec {shlex.join(words)}"
        return ["chroot", *who, str(self.root), "/bin/sh", "-c", line]

    def run(self, line: str) -> None:
        """Carry out a RUN line; what it mounts has been copied."""
        line = re.sub(r"--mount=\S+\s+", "", line)
        print(f"RUN {line[:90]}", flush=True)  # noqa: T201
        subprocess.run(self.command("/bin/sh", "-ec", line), check=True, env=self.variables)

    def follow(self, instructions: list[tuple[str, str]]) -> None:
        """Carry out the instructions of a stage."""
        for word, rest in instructions:
            if word == "RUN":
                self.run(rest)
            elif word == "WORKDIR":
                self.folder = rest
                (self.root / rest.strip("/")).mkdir(parents=True, exist_ok=True)
            elif word == "USER":
                self.user = rest
            elif word == "ENV":
                self.variables |= dict(re.findall(r"(\w+)=(\S+)", rest))

    def copy_sources(self) -> None:
        """The files of the working tree that git knows, and the built web app."""
        target = self.root / self.folder.strip("/")
        names = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
        ).stdout.split("\0")
        app = (ROOT / "src" / "ratskeller" / "server" / "static").rglob("*")
        names += [str(path.relative_to(ROOT)) for path in app if path.is_file()]
        for name in filter(None, names):
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)


def healthy(stage: Stage, instructions: dict[str, str]) -> bool:
    """Start the server, ask the health check, and stop the server again."""
    start = json.loads(instructions["CMD"])
    check = json.loads(instructions["HEALTHCHECK"].partition("CMD ")[2])
    server = subprocess.Popen(stage.command(*start), env=stage.variables, start_new_session=True)
    try:
        for _ in range(30):
            time.sleep(1)
            asked = subprocess.run(stage.command(*check), env=stage.variables, capture_output=True)
            if asked.returncode == 0:
                owner = Path(f"/proc/{server.pid}").stat().st_uid
                print(f"healthy; runs as user {owner}")  # noqa: T201
                return owner != 0
        return False
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait(timeout=30)


def mirror_of_apt() -> str:
    """The Debian mirror that this machine uses."""
    for path in (Path("/etc/apt/sources.list"), *Path("/etc/apt/sources.list.d").glob("*")):
        if path.is_file() and (
            found := re.search(
                r"^(?:URIs:|deb\s)[^#\n]*?(https?://\S+/debian)/?(?:\s|$)",
                path.read_text(encoding="utf-8"),
                re.M,
            )
        ):
            return found[1]
    return ""


def main() -> int:
    """Carry out the stages; 1 if the server does not get healthy."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, help="where the roots are made")
    parser.add_argument("--mirror", default=mirror_of_apt(), help="a Debian mirror")
    args = parser.parse_args()
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        parser.error("this needs root and debootstrap (apt-get install debootstrap)")
    _, wheel, last = stages((ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8"))
    one = Stage(args.folder / "wheel", args.mirror)
    wheels = one.root / "wheels"
    if not list(wheels.glob("ratskeller-*.whl")):
        one.folder = "/build"
        (one.root / "build").mkdir(exist_ok=True)
        one.copy_sources()
        one.follow(wheel)
    two = Stage(args.folder / "image", args.mirror)
    shutil.rmtree(two.root / "wheels", ignore_errors=True)
    shutil.copytree(wheels, two.root / "wheels")
    two.follow(last)
    print(f"{sum(1 for _ in wheels.iterdir())} wheels installed")  # noqa: T201
    return 0 if healthy(two, dict(last)) else 1


if __name__ == "__main__":
    sys.exit(main())
