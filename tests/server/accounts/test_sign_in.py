"""Signing up, in and out: what an account opens, and what does not open one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.accounts.authenticator import Authenticator, Browser
from tests.server.harness import ApiError, Server


def refusal(call: Any, *args: Any, **more: Any) -> str:
    """The code with which a call is refused."""
    with pytest.raises(ApiError) as refused:
        call(*args, **more)
    code: str = refused.value.code
    return code


def test_an_account_is_made_and_opened_on_another_device(accounts_server: Server) -> None:
    one, other = Browser(accounts_server.address), Browser(accounts_server.address, agent="x/1")
    assert one.me() is None
    passkey, codes = one.sign_up("Hildegard")
    assert len(set(codes)) == 8
    me = one.me()
    assert (me["name"], me["codes"], me["password"]) == ("Hildegard", 8, False)
    assert [(d["name"], d["here"]) for d in me["devices"]] == [("Firefox · Linux", True)]
    assert [p["here"] for p in me["passkeys"]] == [True]
    assert other.sign_in(passkey) == "Hildegard"
    assert {d["name"] for d in other.me()["devices"]} == {"Firefox · Linux", "x"}


def test_the_cookie_is_for_this_server_and_for_no_script(browser: Browser) -> None:
    browser.sign_up("Cookie")
    assert browser.attributes["httponly"]
    assert browser.attributes["samesite"] == "strict"
    assert browser.attributes["path"] == "/"
    assert not browser.attributes["domain"]


def test_behind_https_the_cookie_belongs_to_the_host_alone(accounts_server: Server) -> None:
    browser = Browser(accounts_server.address)
    browser.sign_up("Secure")
    [plain] = browser.cookies.values()
    proxied = Browser(accounts_server.address)
    https = {"X_Forwarded_Proto": "https"}
    body = {"name": "Proxied", "password": "a long password"}
    proxied.ask("POST", "/account/sign-up/password", body, **https)
    assert [*proxied.cookies] == ["__Host-ratskeller-session"]
    assert proxied.attributes["secure"]
    assert proxied.ask("GET", "/account", **https)["account"]["name"] == "Proxied"
    # One that http set, or another host of the domain, signs nobody in there.
    proxied.cookies = {"ratskeller-session": plain}
    assert proxied.ask("GET", "/account", **https)["account"] is None


def test_a_session_that_somebody_planted_is_not_taken_over(accounts_server: Server) -> None:
    victim, thief = Browser(accounts_server.address), Browser(accounts_server.address)
    thief.sign_up("Thief")
    passkey, _ = Browser(accounts_server.address).sign_up("Victim")
    victim.cookies = {**thief.cookies}
    victim.sign_in(passkey)
    assert victim.cookies != thief.cookies
    assert victim.me()["name"] == "Victim"
    assert thief.me() is None  # the session that was in the browser has ended
    victim.cookies = {"ratskeller-session": "planted"}
    victim.sign_in(passkey)
    assert victim.cookies["ratskeller-session"] != "planted"


def test_a_session_ends_with_the_log_out(accounts_server: Server) -> None:
    browser, copy = Browser(accounts_server.address), Browser(accounts_server.address)
    passkey, _ = browser.sign_up("Leaver")
    copy.cookies = {**browser.cookies}
    browser.ask("POST", "/account/sign-out")
    assert browser.cookies == {}
    assert copy.me() is None
    assert refusal(copy.ask, "GET", "/account/tables") == "sign-in"
    browser.sign_in(passkey)
    copy.sign_in(passkey)
    browser.ask("POST", "/account/devices/end-all")
    assert browser.cookies == {}
    assert copy.me() is None


def test_one_device_signs_another_out(accounts_server: Server) -> None:
    browser, other = Browser(accounts_server.address), Browser(accounts_server.address)
    passkey, _ = browser.sign_up("Two devices")
    other.sign_in(passkey)
    [there] = [d["id"] for d in browser.me()["devices"] if not d["here"]]
    stranger = Browser(accounts_server.address)
    stranger.sign_up("Stranger")
    assert refusal(stranger.ask, "POST", "/account/devices/end", {"id": there}) == "not-found"
    browser.ask("POST", "/account/devices/end", {"id": there})
    assert other.me() is None
    assert len(browser.me()["devices"]) == 1


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_pages_of_other_origins_get_nothing(browser: Browser, origin: str) -> None:
    passkey, _ = browser.sign_up(f"Origin {len(origin)}")
    browser.origin = origin
    assert browser.me() is None
    assert refusal(browser.ask, "POST", "/account/devices/end-all") == "wrong-origin"
    # They sign no visitor in either: not into an account of theirs.
    browser.cookies = {}
    assert refusal(browser.sign_in, passkey) == "wrong-origin"


def test_a_passkey_answers_its_own_site_alone(accounts_server: Server) -> None:
    browser = Browser(accounts_server.address)
    passkey, _ = browser.sign_up("Phished")
    for origin, site in (
        ("https://evil.example", "127.0.0.1"),
        (accounts_server.address, "evil.example"),
    ):
        passkey.origin, passkey.site = origin, site
        assert refusal(browser.sign_in, passkey) == "wrong-passkey"


def test_a_challenge_is_answered_once(accounts_server: Server) -> None:
    browser = Browser(accounts_server.address)
    passkey, _ = browser.sign_up("Replayed")
    begun = browser.ask("POST", "/account/sign-in/options")
    answer = {"token": begun["token"], "credential": passkey.get(begun["options"])}
    thief = Browser(accounts_server.address)
    assert browser.ask("POST", "/account/sign-in", answer)["name"] == "Replayed"
    assert refusal(thief.ask, "POST", "/account/sign-in", answer) == "old-challenge"
    # The old answer does not fit a new challenge either.
    answer["token"] = thief.ask("POST", "/account/sign-in/options")["token"]
    assert refusal(thief.ask, "POST", "/account/sign-in", answer) == "wrong-passkey"
    assert refusal(thief.ask, "POST", "/account/sign-in", answer) == "old-challenge"


def test_a_challenge_is_for_its_purpose(accounts_server: Server) -> None:
    browser, other = Browser(accounts_server.address), Browser(accounts_server.address)
    browser.sign_up("Purpose")
    other.sign_up("Another")
    begun = other.ask("POST", "/account/passkeys/options")
    answer = {
        "token": begun["token"],
        "credential": other.authenticator().create(begun["options"]),
    }
    assert refusal(browser.ask, "POST", "/account/passkeys", answer) == "old-challenge"
    begun = browser.ask("POST", "/account/passkeys/options")
    answer["token"] = begun["token"]
    assert refusal(browser.ask, "POST", "/account/sign-up", answer) == "old-challenge"


def test_a_copied_passkey_is_noticed(accounts_server: Server) -> None:
    browser = Browser(accounts_server.address)
    passkey, _ = browser.sign_up("Copied")
    browser.sign_in(passkey)
    passkey.uses = 0  # a copy that lags behind
    assert refusal(browser.sign_in, passkey) == "wrong-passkey"


def test_a_passkey_of_somebody_else_opens_nothing(accounts_server: Server) -> None:
    browser = Browser(accounts_server.address)
    passkey, _ = browser.sign_up("Known")
    forged = Authenticator(accounts_server.address, "127.0.0.1")
    forged.id, forged.user = passkey.id, passkey.user
    assert refusal(browser.sign_in, forged) == "wrong-passkey"
    unknown = Authenticator(accounts_server.address, "127.0.0.1")
    unknown.user = passkey.user
    assert refusal(browser.sign_in, unknown) == "wrong-passkey"
    # Nor does one whose id is registered already get another account.
    begun = browser.ask("POST", "/account/sign-up/options", {"name": "Twin"})
    answer = {"token": begun["token"], "credential": passkey.create(begun["options"])}
    assert refusal(browser.ask, "POST", "/account/sign-up", answer) == "wrong-passkey"
    browser.sign_up("Twin")  # the name is free still


def test_a_second_passkey_and_the_last_one(accounts_server: Server) -> None:
    browser = Browser(accounts_server.address)
    first, _ = browser.sign_up("Keys")
    second = browser.authenticator()
    begun = browser.ask("POST", "/account/passkeys/options")
    assert len(begun["options"]["excludeCredentials"]) == 1
    answer = {"token": begun["token"], "credential": second.create(begun["options"])}
    browser.ask("POST", "/account/passkeys", answer)
    assert browser.sign_in(second) == "Keys"
    one, two = (passkey["id"] for passkey in browser.me()["passkeys"])
    browser.ask("POST", "/account/passkeys/remove", {"id": one})
    assert refusal(browser.sign_in, first) == "wrong-passkey"
    assert refusal(browser.ask, "POST", "/account/passkeys/remove", {"id": two}) == "last-passkey"


def test_a_name_is_not_taken_over(accounts_server: Server) -> None:
    browser = Browser(accounts_server.address)
    browser.sign_up("Adelheid")
    other = Browser(accounts_server.address)
    for alike in ("adelheid", "Аdelheid", "Adel-heid", "Adeiheid"):
        wish = {"name": alike}
        assert refusal(other.ask, "POST", "/account/sign-up/options", wish) == "name-taken"
    other.sign_up("Other person")
    assert refusal(other.ask, "POST", "/account/name", {"name": "ADELHEID"}) == "name-taken"
    # Of two that were both asked for a passkey one gets the name.
    begun = [other.ask("POST", "/account/sign-up/options", {"name": "Race"}) for _ in range(2)]
    answers = [
        {"token": one["token"], "credential": other.authenticator().create(one["options"])}
        for one in begun
    ]
    other.ask("POST", "/account/sign-up", answers[0])
    assert refusal(other.ask, "POST", "/account/sign-up", answers[1]) == "name-taken"
    browser.ask("POST", "/account/name", {"name": "Adelheid II"})
    assert browser.me()["name"] == "Adelheid II"


def test_a_recovery_code_signs_in_once(accounts_server: Server) -> None:
    browser = Browser(accounts_server.address)
    _, codes = browser.sign_up("Forgetful")
    new = Browser(accounts_server.address)
    wish = {"name": "forgetful", "code": codes[0].upper().replace("-", " ")}
    assert new.ask("POST", "/account/sign-in/code", wish)["name"] == "Forgetful"
    assert new.me()["codes"] == 7
    assert refusal(new.ask, "POST", "/account/sign-in/code", wish) == "wrong-code"
    fresh = new.ask("POST", "/account/codes")["codes"]
    wish["code"] = codes[1]
    assert refusal(new.ask, "POST", "/account/sign-in/code", wish) == "wrong-code"
    wish["code"] = fresh[1]
    assert new.ask("POST", "/account/sign-in/code", wish)["name"] == "Forgetful"


def test_a_password_where_the_host_allows_it(accounts_server: Server) -> None:
    browser = Browser(accounts_server.address)
    wish = {"name": "Old school", "password": "short"}
    assert refusal(browser.ask, "POST", "/account/sign-up/password", wish) == "bad-password"
    wish["password"] = "correct horse battery"
    browser.ask("POST", "/account/sign-up/password", wish)
    assert refusal(browser.ask, "POST", "/account/password", {"password": ""}) == "last-passkey"
    new = Browser(accounts_server.address)
    assert new.ask("POST", "/account/sign-in/password", wish)["name"] == "Old school"
    wish["password"] = "correct horse batterx"
    assert refusal(new.ask, "POST", "/account/sign-in/password", wish) == "wrong-password"
