"""The schema of what travels between server and browser.

``python -m tests.wire_schema`` writes ``web/schema.json``: the OpenAPI schema that the server
serves, and beside its components the messages of the socket. The types of the web app are
made from it when the app is built.
"""

from __future__ import annotations

import json
import warnings
from typing import Any, get_args

import msgspec

from ratskeller.server import incoming, wire
from ratskeller.server.app import create_app
from ratskeller.server.settings import Settings
from tests.pages import ROOT

FILE = ROOT / "web" / "schema.json"


def schema() -> dict[str, Any]:
    """OpenAPI, with the messages of the socket among its components."""
    with warnings.catch_warnings(category=DeprecationWarning, action="ignore"):
        app = create_app(Settings(database="sqlite:////none.db"))
        found: dict[str, Any] = msgspec.to_builtins(app.openapi_schema.to_schema())
    found["info"]["version"] = "0"  # the schema changes with the server, not with each release
    components: dict[str, Any] = found["components"]["schemas"]
    unions = {"FromServer": wire.FromServer, "ToServer": incoming.Hello | incoming.AtTable}
    for name, union in unions.items():
        refs, messages = msgspec.json.schema_components(
            get_args(union), ref_template="#/components/schemas/{name}"
        )
        components |= messages
        components[name] = {"oneOf": list(refs)}
    # The arguments of an event stand beside its kind, which a TypedDict cannot say.
    argument = {"oneOf": [{"type": "string"}, {"type": "integer"}]}
    components["EventData"]["additionalProperties"] = argument
    return found


def text() -> str:
    """The file as it should be."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
