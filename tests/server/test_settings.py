"""Settings: flags, environment and file; errors give a message and exit code 2."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import sqlite3
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from ratskeller import RatskellerError
from ratskeller.cli import main
from ratskeller.server.errors import CODES
from ratskeller.server.settings import Settings, default_file, read_settings
from ratskeller.server.store.engine import connect, migrate, read_url

DOCS = Path(__file__).parents[2] / "docs"


def test_flags_override_the_environment_and_that_the_file(tmp_path: Path) -> None:
    file = tmp_path / "r.toml"
    file.write_text('port = 1\nhost = "::1"\nbot_seconds = 3\nopen = false\n')
    environment = {"RATSKELLER_PORT": "2", "RATSKELLER_BOT_WORKERS": "4"}
    found = read_settings({"bot_workers": 5}, file, environment)
    assert (found.port, found.host, found.bot_workers, found.bot_seconds) == (2, "::1", 5, 3.0)
    assert found.open is False
    elsewhere = {"RATSKELLER_CONFIG": str(file), "RATSKELLER_OPEN": "yes"}
    assert read_settings({}, None, elsewhere).open is True
    assert read_settings({}, None, {}).address == f"sqlite:///{default_file()}"


def test_plain_ratskeller_opens_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []

    def serve(settings: Settings) -> int:
        served.append(settings)
        return 0

    monkeypatch.setattr("ratskeller.server.serve.serve", serve)
    assert main([]) == 0
    [settings] = served
    assert settings == read_settings({})
    assert settings.open


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("port = 70000", "port should be from 0 to 65535"),
        ('port = "x"', "port should be of type int"),
        ("colour = 1", "there is no setting 'colour'; expected one of access_log"),
        ("bot-worker = 2", "there is no setting 'bot-worker'; did you mean bot_workers?"),
        ("port = ", "is not valid TOML"),
        ('database = "mysql://x/y"', "must be sqlite or postgresql"),
        ('database = "sqlite://"', "has no file"),
        ('database = "nonsense"', "is not valid"),
        ('stand_in = "deep"', "there is no bot 'deep'; expected one of random"),
        ('proxies = "caddy"', "is not an address, a network or *"),
        ('origins = "example.org"', "should look like https://example.org"),
    ],
)
def test_wrong_settings_are_reported(
    tmp_path: Path, text: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "r.toml"
    file.write_text(text)
    assert main(["serve", "--no-open", "--config", str(file)]) == 2
    assert message in capsys.readouterr().err


def test_a_wrong_environment_is_reported() -> None:
    for name, value in (("PORT", "x"), ("OPEN", "perhaps"), ("PORT", "-1"), ("CONFIG", "/none")):
        with pytest.raises(RatskellerError):
            read_settings({}, None, {f"RATSKELLER_{name}": value})


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("PROT", "PORT"),
        ("BOT_WORKER", "BOT_WORKERS"),
        ("DATABASE_URL", "DATABASE"),
        ("ORIGIN", "ORIGINS"),
        ("COFNIG", "CONFIG"),
    ],
)
def test_a_misspelt_variable_is_refused(name: str, meant: str) -> None:
    with pytest.raises(RatskellerError) as refused:
        read_settings({}, None, {f"RATSKELLER_{name}": "1"})
    words = f"there is no setting RATSKELLER_{name}; did you mean RATSKELLER_{meant}?"
    assert str(refused.value) == words


def test_other_variables_are_ignored(caplog: pytest.LogCaptureFixture) -> None:
    ours = {
        "RATSKELLER_PURE": "0",
        "RATSKELLER_OPT": "0",
        "RATSKELLER_E2E_PORT": "1",
        "RATSKELLER_SERVER": "x",
        "PROT": "",
    }
    read_settings({}, None, ours)
    assert not caplog.messages
    theirs = {"RATSKELLER_SERVICE_HOST": "10.0.0.1", "RATSKELLER_SERVICE_PORT_HTTP": "80"}
    read_settings({}, None, theirs)
    assert caplog.messages == [f"{name} is not a setting; it is ignored" for name in theirs]


def test_a_database_that_cannot_be_opened_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "no.sqlite").write_bytes(b"this is no database at all" * 99)
    address = f"sqlite:///{tmp_path}/no.sqlite"
    assert main(["serve", "--no-open", "--port", "0", "--database", address]) == 2
    assert "cannot open the database: " in capsys.readouterr().err
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        address = f"sqlite:///{tmp_path}/yes.sqlite"
        assert main(["serve", "--no-open", "--port", port, "--database", address]) == 2
    assert "cannot listen on 127.0.0.1" in capsys.readouterr().err


def test_a_folder_that_cannot_be_created_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    address = f"sqlite:///{tmp_path}/file/tables.sqlite"
    for command in (["serve", "--no-open", "--port", "0"], ["restore", str(tmp_path / "copy")]):
        assert main([*command, "--database", address]) == 2
        assert f"cannot create the folder {tmp_path}/file: " in capsys.readouterr().err


def test_a_database_of_a_newer_version_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, copy = tmp_path / "t.sqlite", str(tmp_path / "copy")

    async def make() -> None:
        engine = connect(read_url(f"sqlite:///{file}"))
        await migrate(engine)
        await engine.dispose()

    asyncio.run(make())
    assert file.stat().st_mode & 0o777 == 0o600
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    for command in (["serve", "--no-open", "--port", "0"], ["backup", copy], ["restore", copy]):
        assert main([*command, "--database", f"sqlite:///{file}"]) == 2
        assert "made by a newer version of ratskeller (schema 9999)" in capsys.readouterr().err


@pytest.mark.unmeasured
def test_a_password_is_not_printed() -> None:
    command = [sys.executable, "-m", "ratskeller", "serve", "--no-open", "--port", "0"]
    address = "postgresql://ann:geheim@127.0.0.1:1/none"
    done = subprocess.run(
        [*command, "--database", address], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2
    assert "cannot open the database" in done.stderr
    assert "geheim" not in done.stderr + done.stdout
    assert "Traceback" not in done.stderr


def test_every_setting_and_every_message_is_documented() -> None:
    hosting = (DOCS / "hosting.md").read_text(encoding="utf-8")
    for item in fields(Settings):
        value = str(item.default).lower() if isinstance(item.default, bool) else item.default
        shown = "" if value == "" else f"`{value}`"
        assert f"| `{item.name}` | {shown} | {item.metadata['help']} |" in hosting, item.name
    protocol = (DOCS / "protocol.md").read_text(encoding="utf-8")
    sources = Path(__file__).parents[2] / "src/ratskeller/server"
    for tag in re.findall(r'tag="([a-z]+)"', (sources / "incoming.py").read_text()):
        assert f"`{tag}`" in protocol, tag
    for code in CODES:
        assert f"`{code}`" in protocol, code


def test_the_web_app_in_development_finds_the_server() -> None:
    config = (Path(__file__).parents[2] / "web" / "vite.config.ts").read_text(encoding="utf-8")
    assert f"http://{Settings().host}:{Settings().port}" in config


def test_every_code_has_a_text() -> None:
    texts = Path(__file__).parents[2] / "src/ratskeller/server/texts/en.ftl"
    found = set(re.findall(r"^error-([a-z-]+) =", texts.read_text(encoding="utf-8"), re.M))
    assert found == set(CODES)
