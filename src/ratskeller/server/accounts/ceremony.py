"""WebAuthn: what a browser is asked to do, and the check of its answer.

A passkey is bound to the host name of the page, and the signed answer names the page's origin
and the challenge. So no other site, and no answer of another time, gets through.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ratskeller.server.accounts.cookies import Connection, is_secure
from ratskeller.server.accounts.passkeys import Passkey
from ratskeller.server.errors import Refused

#: What an answer that is not one makes the library raise.
WRONG = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, IndexError)
KNOWN_BY_ITSELF = AuthenticatorSelectionCriteria(
    resident_key=ResidentKeyRequirement.REQUIRED,
    require_resident_key=True,
    user_verification=UserVerificationRequirement.PREFERRED,
)


class Site(NamedTuple):
    """Where the browser is: the host name, and the origin of the page."""

    id: str
    origin: str


def site_of(connection: Connection) -> Site:
    """The site by which a request came."""
    host = connection.headers.get("host", "").lower()
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        name = None
    if not name or len(name) > 255:
        raise Refused("bad-message", problem="Host")
    return Site(name, f"{'https' if is_secure(connection) else 'http'}://{host}")


def creation_options(
    site: Site, account_id: str, name: str, known: list[Passkey]
) -> tuple[dict[str, Any], str]:
    """What `navigator.credentials.create` is given, and its challenge."""
    options = webauthn.generate_registration_options(
        rp_id=site.id,
        rp_name="Ratskeller",
        user_id=account_id.encode(),
        user_name=name,
        user_display_name=name,
        authenticator_selection=KNOWN_BY_ITSELF,
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.id))
            for passkey in known
            if passkey.site == site.id
        ],
    )
    return json.loads(webauthn.options_to_json(options)), bytes_to_base64url(options.challenge)


def request_options(site: Site) -> tuple[dict[str, Any], str]:
    """What `navigator.credentials.get` is given, and its challenge; it names no account."""
    options = webauthn.generate_authentication_options(rp_id=site.id)
    return json.loads(webauthn.options_to_json(options)), bytes_to_base64url(options.challenge)


def check_creation(
    site: Site, challenge: str, credential: dict[str, Any], account_id: str, name: str, now: float
) -> Passkey:
    """The new passkey of an answer; refused as `wrong-passkey`."""
    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.id,
            expected_origin=site.origin,
        )
    except WRONG:
        raise Refused("wrong-passkey") from None
    id = bytes_to_base64url(made.credential_id)
    key = bytes_to_base64url(made.credential_public_key)
    return Passkey(id, account_id, site.id, key, made.sign_count, name, now, now)


def credential_id(credential: dict[str, Any]) -> str:
    """The id that an answer names, in its only spelling; empty if it has none."""
    id = credential.get("id")
    try:
        return bytes_to_base64url(base64url_to_bytes(id)) if isinstance(id, str) else ""
    except ValueError:
        return ""


def check_request(
    site: Site, challenge: str, credential: dict[str, Any], passkey: Passkey | None
) -> int:
    """The authenticator's count of uses, if a passkey has signed; refused as `wrong-passkey`."""
    if passkey is None or passkey.site != site.id:
        raise Refused("wrong-passkey")
    try:
        signed = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.id,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.uses,
        )
        handle = msgspec.convert(credential["response"].get("userHandle"), str | None)
        if handle is not None and base64url_to_bytes(handle) != passkey.account_id.encode():
            raise Refused("wrong-passkey")
    except WRONG:
        raise Refused("wrong-passkey") from None
    return signed.new_sign_count
