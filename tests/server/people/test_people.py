"""Rankings and profiles: who may see what of whom."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from ratskeller.server.api.people import People
from ratskeller.server.settings import Settings
from ratskeller.server.store.store import Store
from tests.server.accounts.authenticator import Browser
from tests.server.accounts.test_sign_in import refusal
from tests.server.harness import Client, Opened, Server
from tests.server.people.conftest import Club


def names(browser: Browser) -> list[str]:
    return [line["name"] for line in browser.ask("GET", "/rankings/rattus")["players"]]


def line(browser: Browser, name: str) -> dict[str, Any]:
    [found] = [
        each for each in browser.ask("GET", "/rankings/rattus")["players"] if each["name"] == name
    ]
    return dict(found)


def profile(browser: Browser, name: str) -> dict[str, Any]:
    return dict(browser.ask("GET", f"/people/{quote(name)}"))


def test_a_guest_sees_nobody(club: Club) -> None:
    club.person("Seen by few")
    for path in ("/rankings/rattus", "/people/Seen-by-few", "/tables/x/people"):
        assert refusal(club.guest().ask, "GET", path) == "sign-in"


def test_a_ranking_has_people_and_bots_and_then_those_who_are_new(club: Club) -> None:
    ann = club.person("Ranked Ann")
    club.person("Ranked Bob")
    for seed in range(5):
        club.played("Ranked Ann", "*ranked-bot", seed=seed)
    club.played("Ranked Bob", "*ranked-bot")
    found = ann.ask("GET", "/rankings/rattus")["players"]
    order = [line["provisional"] for line in found]
    assert order == sorted(order)
    known = [line["points"] for line in found if not line["provisional"]]
    assert known == sorted(known, reverse=True)
    me, bot = line(ann, "Ranked Ann"), line(ann, "ranked-bot")
    assert (me["kind"], me["you"], me["games"], me["provisional"]) == ("person", True, 5, False)
    assert (bot["kind"], bot["you"], bot["games"]) == ("house", False, 6)
    assert line(ann, "Ranked Bob")["provisional"]
    assert refusal(ann.ask, "GET", "/rankings/chess") == "no-game"


def test_a_profile_counts_what_was_played(club: Club) -> None:
    ann, bob = club.person("Counted Ann"), club.person("Counted Bob")
    ids = [club.played("Counted Ann", "Counted Bob", seed=seed) for seed in range(3)]
    club.played("Counted Bob", "*counted-bot", "Counted Ann")
    club.played("Counted Ann", "", rated=False)
    mine, theirs = profile(ann, "Counted Ann"), profile(bob, "Counted Ann")
    [game] = mine["games"]
    assert (mine["you"], theirs["you"]) == (True, False)
    assert (game["game"], game["games"]) == ("rattus", 5)
    assert [(by["players"], by["games"]) for by in game["by"]] == [(2, 4), (3, 1)]
    assert game["won"] == sum(by["won"] for by in game["by"])
    assert game["rating"]["games"] == len(game["curve"]) == 4
    assert game["curve"][-1]["points"] == game["rating"]["points"]
    assert {each["kind"] for each in game["favourites"]} == {"card"}
    counts = [each["count"] for each in game["favourites"]]
    assert counts == sorted(counts, reverse=True)
    [other, bot] = mine["opponents"]
    assert (other["name"], other["games"], bot["name"], bot["kind"]) == (
        "Counted Bob",
        4,
        "counted-bot",
        "house",
    )
    versus = theirs["versus"]
    assert (versus["name"], versus["games"]) == ("Counted Bob", 4)
    assert (versus["ahead"], versus["behind"]) == (other["ahead"], other["behind"])
    assert mine["versus"] is None
    assert [each["table"] for each in mine["recent"]][-3:] == ids[::-1]
    assert sum(each["change"] or 0 for each in mine["recent"]) == game["rating"]["points"] - 1500
    assert mine["recent"][0]["change"] is None


def test_nobody_is_given_away_who_sat_under_another_name(club: Club) -> None:
    ann, bob = club.person("Known Ann"), club.person("Known Bob")
    club.played("Known Ann", "Known Bob", rated=False)
    hidden = club.played("Known Ann", "Known Bob", rated=False)

    async def renamed(store: Store) -> None:
        account = await store.accounts.account_by_name("Known Ann")
        assert account is not None
        await store.accounts.rename(account.id, "Other Ann")

    club.run(renamed)
    private = club.played("Other Ann", "Known Bob", listed=False)
    club.played("Other Ann", "*counted-bot", listed=False)
    stranger = club.person("Known to none")
    tables = [each["table"] for each in profile(stranger, "Other Ann")["recent"]]
    assert hidden in tables
    assert private not in tables
    assert profile(stranger, "Other Ann")["games"][0]["games"] == 4
    assert private in [each["table"] for each in profile(bob, "Other Ann")["recent"]]
    assert len(profile(bob, "Other Ann")["recent"]) == 3
    assert len(profile(ann, "Other Ann")["recent"]) == 4


def test_who_hides_has_blocked_me_or_is_gone_is_not_to_be_seen(club: Club) -> None:
    ann, bob, eve = (club.person(f"Shy {name}") for name in ("Ann", "Bob", "Eve"))
    game = club.played("Shy Ann", "Shy Bob", "Shy Eve")

    def sees(browser: Browser, name: str) -> bool:
        listed = name in names(browser)
        opponents = [one["name"] for one in profile(browser, "Shy Bob")["opponents"]]
        people = browser.ask("GET", f"/tables/{game}/people")
        named = [one["name"] for one in people["people"] if one is not None]
        assert (name in opponents) == (name in named) == listed
        assert [one is not None for one in people["changes"]].count(True) == len(named)
        if not listed:
            assert refusal(browser.ask, "GET", f"/people/{quote(name)}") == "no-profile"
        return listed

    assert sees(eve, "Shy Ann")
    ann.ask("POST", "/account/profile", {"hidden": True})
    assert ann.me()["hidden"] is True
    assert not sees(eve, "Shy Ann")
    assert sees(ann, "Shy Ann")
    ann.ask("POST", "/account/profile", {"hidden": False})
    assert sees(eve, "Shy Ann")

    async def block(store: Store) -> None:
        me = await store.accounts.account_by_name("Shy Ann")
        other = await store.accounts.account_by_name("Shy Eve")
        assert me is not None
        assert other is not None
        await store.blocks.add(me.id, other.id, "Eve")

    club.run(block)
    assert not sees(eve, "Shy Ann")
    assert sees(bob, "Shy Ann")
    ann.ask("POST", "/account/delete", {})
    assert not sees(bob, "Shy Ann")
    assert refusal(bob.ask, "GET", "/people/Nobody-at-all") == "no-profile"


def test_a_review_tells_its_accuracy(club: Club) -> None:
    ann = club.person("Reviewed Ann")
    game = club.played("Reviewed Ann", "*reviewed-bot")
    path = f"/tables/{game}/review"
    assert profile(ann, "Reviewed Ann")["recent"][0]["accuracy"] is None
    ann.ask("POST", path, {})
    while (found := ann.ask("GET", path))["status"] != "done":
        assert found["status"] == "waiting"
    [recent] = profile(ann, "Reviewed Ann")["recent"]
    assert recent["accuracy"] == found["review"]["accounts"][0]["accuracy"] > 0


def test_an_export_has_results_and_ratings(club: Club) -> None:
    ann = club.person("Exported Ann")
    game = club.played("Exported Ann", "*counted-bot")
    ann.ask("POST", "/account/profile", {"hidden": True})
    belongings = ann.ask("GET", "/account/export")["belongings"]
    assert [row["table_id"] for row in belongings["result_seats"]] == [game]
    assert [row["table_id"] for row in belongings["rating_steps"]] == [game]
    assert [row["games"] for row in belongings["ratings"]] == [1]
    assert len(belongings["hidden_profiles"]) == 1


def rated_table(host: Browser, guest: Browser) -> Opened:
    seats = [{"kind": "mine", "name": "Ann"}, {"kind": "open"}]
    wish = {"game": "rattus", "players": 2, "seats": seats, "rated": True}
    table = Opened(host.ask("POST", "/tables", wish))
    joined = {"name": "Bob", "invite": table.invite}
    table.secrets[1] = guest.ask("POST", f"/tables/{table.id}/join", joined)["secret"]
    return table


def test_a_rated_game_tells_nothing_before_its_end_and_all_of_it_then(club: Club) -> None:
    """No ranking, profile, list of people or export shows anything of a game that runs."""
    ann, bob = club.person("Playing Ann"), club.person("Playing Bob")
    table = rated_table(ann, bob)

    def views() -> bytes:
        found = []
        for browser in (ann, bob):
            found.append(browser.ask("GET", "/rankings/rattus"))
            found += [profile(browser, f"Playing {name}") for name in ("Ann", "Bob")]
            found.append(browser.ask("GET", f"/tables/{table.id}/people"))
        belongings = ann.ask("GET", "/account/export")["belongings"]
        found.append({key: belongings[key] for key in ("result_seats", "ratings", "rating_steps")})
        return msgspec.json.encode(found)

    before = views()

    async def play() -> None:
        rng = random.Random(5)
        secrets = [*table.secrets.values()]
        async with Client(club.server.address, table.id, secrets) as client:
            made = 0
            while client.last[0]["status"] == "running":
                seat = next(s for s in (0, 1) if client.last[s]["choices"])
                choice = rng.choice(client.last[seat]["choices"])["notation"]
                if made in (5, 35):
                    assert await asyncio.to_thread(views) == before
                answer = await client.choose(seat, choice)
                while any(update["seq"] < answer["seq"] for update in client.last.values()):
                    await client.read()
                made += 1
            assert made > 35

    asyncio.run(play())
    found = settled(ann, table.id)
    assert found["reason"] == ""
    assert [one["name"] for one in found["people"]] == ["Playing Ann", "Playing Bob"]
    one, other = found["changes"]
    assert one["before"] == other["before"] == 1500
    assert (one["after"] - 1500) * (other["after"] - 1500) <= 0
    assert profile(bob, "Playing Ann")["games"][0]["rating"]["points"] == one["after"]


def settled(browser: Browser, table: str) -> dict[str, Any]:
    """What became of a game, once the server has found out."""
    while True:
        found: dict[str, Any] = browser.ask("GET", f"/tables/{table}/people")
        if found["reason"] is not None:
            return found


def test_who_sat_there_is_read_after_what_became_of_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Both are written at once, maybe between the two reads."""
    written: list[str] = []

    async def after(_: str) -> tuple[str, dict[str, Any]]:
        written.append("the game is counted now")
        return "", {}

    async def players(*_: object) -> list[str]:
        return ["account:1"] if written else []

    async def named(there: list[str], _: str) -> dict[str, Any]:
        return {one: {"name": "Ann"} for one in there}

    monkeypatch.setattr("ratskeller.server.api.people._players", players)
    store = SimpleNamespace(
        rankings=SimpleNamespace(after=after), profiles=SimpleNamespace(people=named)
    )
    service: Any = SimpleNamespace(settings=Settings(), manager=SimpleNamespace(store=store))
    signed_in: Any = SimpleNamespace(id="1")
    asked: Any = People.at_table.fn(None, "table", signed_in, service)
    assert asyncio.run(asked)["people"] == [{"name": "Ann"}]


def test_a_table_is_opened_as_rated_only_where_it_can_be(club: Club) -> None:
    ann = club.person("Opening Ann")
    wish: dict[str, Any] = {"game": "rattus", "players": 2, "rated": True}
    assert refusal(club.guest().ask, "POST", "/tables", wish) == "sign-in"
    assert refusal(ann.ask, "POST", "/tables", {**wish, "hints": True}) == "bad-options"
    assert ann.ask("POST", "/tables", wish)["table"]["rated"] is True
    seats = [{"kind": "mine"}, {"kind": "bot", "bot": "random"}]
    alone = ann.ask("POST", "/tables", {**wish, "seats": seats})["table"]
    assert alone["hints"] is False
    casual = ann.ask("POST", "/tables", {**wish, "seats": seats, "rated": False})["table"]
    assert casual["hints"] is True


def test_a_host_can_do_without_ratings_and_profiles(tmp_path: object) -> None:
    flags = ("--no-ratings", "--no-profiles")
    with Server(f"sqlite:///{tmp_path}/t.sqlite", *flags) as server:
        ann = Browser(server.address)
        ann.sign_up("Ann")
        wish = {"game": "rattus", "players": 2, "rated": True}
        assert refusal(ann.ask, "POST", "/tables", wish) == "no-ratings"
        assert refusal(ann.ask, "GET", "/rankings/rattus") == "no-ratings"
        assert refusal(ann.ask, "GET", "/people/Ann") == "no-profile"
        state = ann.ask("GET", "/account")
        assert (state["ratings"], state["profiles"]) == (False, False)
