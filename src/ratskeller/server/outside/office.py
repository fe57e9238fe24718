"""What owners do with their bots from outside, and what hosts of tables ask of them."""

from __future__ import annotations

from collections.abc import Callable

from ratskeller.kernel import Game
from ratskeller.server.accounts.names import name_key
from ratskeller.server.accounts.store import Account
from ratskeller.server.errors import Refused
from ratskeller.server.outside.store import OutsideBot, Token
from ratskeller.server.settings import Settings
from ratskeller.server.store.store import Store

SIGN = "@"  # before the name of a bot from outside, where a bot is chosen
BOTS = 5  # of one account
TOKENS = 10  # of one bot
MADE = 10  # bots that one account may make in a day
TABLES = 8  # at which a bot may sit at a time
DAY = 86_400.0


class BotOffice:
    """The bots from outside of one database."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._on = settings.outside_bots
        self.changed: Callable[[], None] = lambda: None  # an invitation, or a revoked token

    def check(self) -> None:
        """Refuse where the host does without bots from outside."""
        if not self._on:
            raise Refused("no-outside-bots")

    # -- owners --------------------------------------------------------------------------

    async def make(self, owner: Account, name: str) -> None:
        """A new bot; its account is one of the kind ``bot``, so nobody can sign in to it."""
        self.check()
        if len(await self._store.bots.of(owner.id)) >= BOTS:
            raise Refused("too-many-bots", most=BOTS)
        await self._store.attempts.check(f"bot {owner.id}", MADE, DAY)
        account = await self._store.accounts.create(name, "bot")
        await self._store.bots.add(account.id, owner.id)

    async def own(self, owner: Account, name: str) -> OutsideBot:
        """The bot of an owner by its name."""
        found = await self._store.bots.of(owner.id)
        for bot in found:
            if name_key(bot.name) == name_key(name):
                return bot
        raise Refused("no-bot")

    async def of(self, owner: Account) -> list[tuple[OutsideBot, list[Token]]]:
        """The bots of an owner, each with its tokens."""
        bots = await self._store.bots.of(owner.id)
        tokens = await self._store.bots.tokens([bot.account_id for bot in bots])
        return [(bot, [t for t in tokens if t.account_id == bot.account_id]) for bot in bots]

    async def new_token(self, bot: OutsideBot, name: str) -> str:
        """A new token of a bot; what is returned is shown this once."""
        self.check()
        if len(await self._store.bots.tokens([bot.account_id])) >= TOKENS:
            raise Refused("too-many-bots", most=TOKENS)
        return (await self._store.bots.new_token(bot.account_id, name))[1]

    async def end_token(self, bot: OutsideBot, id: str) -> None:
        """Revoke a token; a stream that it opened ends."""
        if not await self._store.bots.end_tokens(bot.account_id, id):
            raise Refused("not-found")
        self.changed()

    # -- bots ----------------------------------------------------------------------------

    async def caller(self, header: str) -> tuple[Token, OutsideBot]:
        """Whose token an ``Authorization`` header has."""
        self.check()
        scheme, _, secret = header.partition(" ")
        if scheme.lower() != "bearer" or not 0 < len(secret) <= 200:
            raise Refused("wrong-token")
        found = await self._store.bots.find(secret.strip())
        if found is None:
            raise Refused("wrong-token")
        return found

    # -- tables --------------------------------------------------------------------------

    async def inviting(self, game: str, by: str) -> list[OutsideBot]:
        """The bots that listen, play a game, and may be asked by an account or a guest."""
        if not self._on:
            return []
        online = await self._store.bots.online()
        return [bot for bot in online if bot.plays(game) and bot.may_be_invited(by)]

    async def invited(self, name: str, game: Game, by: str) -> OutsideBot:
        """The bot of a name, if it can be asked to a table of a game now."""
        self.check()
        bot = await self._store.bots.named(name_key(name.removeprefix(SIGN)))
        if bot is None or not bot.may_be_invited(by) or not bot.plays(game.id):
            raise Refused("no-bot")
        if not bot.online or await self._store.bots.busy(bot.account_id) >= TABLES:
            raise Refused("bot-away", name=bot.name)
        return bot
