"""Push messages: the example of the standard, and what a push service and a browser check."""

from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from ratskeller.server.errors import Refused
from ratskeller.server.notifications.push import Vapid, encrypt, headers, new_key
from ratskeller.server.notifications.targets import PushTarget, check_target, decode64, encode64
from tests.server.notifications.stand_ins import Browser, check_vapid


def target_of(browser: Browser) -> PushTarget:
    wanted = {name: value for name, value in browser.target.items() if name != "kind"}
    return PushTarget(**wanted)


def test_the_example_of_rfc_8291() -> None:
    number = int.from_bytes(decode64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    target = PushTarget(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    made = encrypt(
        b"When I grow up, I want to be a watermelon",
        target,
        salt=decode64("DGv6ra1nlYgDCS1FRnbzlw"),
        key=ec.derive_private_key(number, ec.SECP256R1()),
    )
    assert encode64(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_the_browser_reads_a_message() -> None:
    browser, other = (Browser("http://push.test", name) for name in ("a", "b"))
    made = encrypt('{"title":"Rätsel"}'.encode(), target_of(browser))
    assert browser.read(made) == {"title": "Rätsel"}
    with pytest.raises(InvalidTag):
        other.read(made)


def test_the_signature_names_this_server_and_one_push_service() -> None:
    vapid = Vapid(new_key(), "mailto:host@example.org")
    browser = Browser("https://push.test", "a")
    sent = headers(vapid, target_of(browser), "https://cellar.test", "topic")
    assert check_vapid(sent["Authorization"], "https://push.test") == vapid.public
    with pytest.raises(AssertionError):
        check_vapid(sent["Authorization"], "https://other.test")
    other = Vapid(new_key(), "").public
    forged = sent["Authorization"].replace(vapid.public, other)
    with pytest.raises(InvalidSignature):
        check_vapid(forged, "https://push.test")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"endpoint": "http://push.test/x"}, "url"),
        ({"endpoint": "https:///x"}, "url"),
        ({"endpoint": "https://push.test:99999/"}, "url"),
        ({"endpoint": "https://anna:secret@push.test/"}, "url"),
        ({"endpoint": "https://push.test/\nx"}, "url"),
        ({"endpoint": "ftp://push.example.org/a"}, "url"),
        ({"p256dh": "AAAA"}, "keys"),
        ({"p256dh": "!"}, "keys"),
        ({"auth": "AAAA"}, "keys"),
    ],
)
def test_a_broken_subscription_is_refused(change: dict[str, str], problem: str) -> None:
    fine = {k: v for k, v in Browser("https://push.test", "a").target.items() if k != "kind"}
    check_target(PushTarget(**fine), private=False)
    with pytest.raises(Refused) as refused:
        check_target(PushTarget(**{**fine, **change}), private=False)
    assert refused.value.details == {"problem": problem}
