"""What people do with accounts: sign up, sign in, and change what opens them."""

from __future__ import annotations

import time
from typing import Any

from ratskeller.server.accounts import ceremony
from ratskeller.server.accounts.access import grant
from ratskeller.server.accounts.attempts import network
from ratskeller.server.accounts.ceremony import Site, site_of
from ratskeller.server.accounts.cookies import Connection, find_session
from ratskeller.server.accounts.devices import device_name
from ratskeller.server.accounts.names import clean_account_name, name_key
from ratskeller.server.accounts.passkeys import Passkey
from ratskeller.server.accounts.passwords import Passwords
from ratskeller.server.accounts.store import Account
from ratskeller.server.accounts.watch import SessionWatch
from ratskeller.server.admission import client_address
from ratskeller.server.credentials import new_table_id
from ratskeller.server.errors import Refused
from ratskeller.server.settings import Settings
from ratskeller.server.store.store import Store

HOUR = 3600.0
FLOOD = 50  # times as many new accounts from all addresses as from one
GUESSES = 10  # codes and passwords that one address may try for one name in an hour
GUESSES_NAME = 100  # from all addresses for one name
GUESSES_ADDRESS = 50  # from one address for all names
RENAMES = 20  # attempts of one account in an hour
NOBODY = "-"  # stands for the id of an account that does not exist


class AccountService:
    """Accounts of one database."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.watch = SessionWatch(store.sessions)
        self._passwords = Passwords()

    # -- signing up ----------------------------------------------------------------------

    async def begin_sign_up(
        self, request: Connection, name: str, invitation: str
    ) -> tuple[str, dict[str, Any]]:
        """Ask for a passkey for a new account; returns a token and the options."""
        site, name = site_of(request), clean_account_name(name)
        await self._check_sign_up(request, name, invitation)
        id = new_table_id()
        options, challenge = ceremony.creation_options(site, id, name, [])
        body = {"challenge": challenge, "account": id, "name": name, "invitation": invitation}
        return await self.store.challenges.add("sign-up", body), options

    async def sign_up(
        self, request: Connection, token: str, credential: dict[str, Any]
    ) -> tuple[Account, list[str]]:
        """A new account with a passkey; returns it with its recovery codes."""
        body = await self.store.challenges.take(token, "sign-up")
        passkey = self._new_passkey(site_of(request), request, body, credential)
        account = await self._create(request, body["name"], body["invitation"], id=body["account"])
        try:
            await self.store.passkeys.add(passkey)
        except Refused:
            await self.store.accounts.delete(account.id)
            raise
        return await self._welcome(request, account)

    async def sign_up_by_password(
        self, request: Connection, name: str, password: str, invitation: str
    ) -> tuple[Account, list[str]]:
        """A new account with a password, where the host allows that."""
        self._check_passwords()
        name = clean_account_name(name)
        await self._check_sign_up(request, name, invitation)
        hash = await self._passwords.hash(password)
        account = await self._create(request, name, invitation, password=hash)
        return await self._welcome(request, account)

    async def _check_sign_up(self, request: Connection, name: str, invitation: str) -> None:
        """Refuse before a passkey is made that nobody needs."""
        where = network(client_address(request))
        most = 3 * self.settings.sign_ups  # names may be taken
        await self.store.attempts.check(f"name {where}", most, HOUR)
        if self.settings.invited and not await self.store.invitations.is_good(invitation):
            raise Refused("no-invitation")
        if await self.store.accounts.account_by_name(name) is not None:
            raise Refused("name-taken")

    async def _create(
        self, request: Connection, name: str, invitation: str, **more: Any
    ) -> Account:
        most, where = self.settings.sign_ups, network(client_address(request))
        await self.store.attempts.check(f"sign-up {where}", most, HOUR)
        await self.store.attempts.check("sign-up", FLOOD * most, HOUR)
        account = await self.store.accounts.create(name, **more)
        if self.settings.invited and not await self.store.invitations.take(invitation):
            await self.store.accounts.delete(account.id)
            raise Refused("no-invitation")
        return account

    async def _welcome(self, request: Connection, account: Account) -> tuple[Account, list[str]]:
        codes = await self.store.codes.renew(account.id)
        await self._start(request, account)
        return account, codes

    # -- signing in ----------------------------------------------------------------------

    async def begin_sign_in(self, request: Connection) -> tuple[str, dict[str, Any]]:
        """Ask for any passkey of this site; nobody says a name."""
        options, challenge = ceremony.request_options(site_of(request))
        return await self.store.challenges.add("sign-in", {"challenge": challenge}), options

    async def sign_in(self, request: Connection, token: str, credential: dict[str, Any]) -> Account:
        """Sign in by a passkey."""
        body = await self.store.challenges.take(token, "sign-in")
        passkey = await self.store.passkeys.find(ceremony.credential_id(credential))
        site = site_of(request)
        uses = ceremony.check_request(site, body["challenge"], credential, passkey)
        account = None if passkey is None else await self.store.accounts.account(passkey.account_id)
        if passkey is None or account is None:
            raise Refused("wrong-passkey")
        await self.store.passkeys.used(passkey, uses)
        return await self._start(request, account)

    async def sign_in_by_code(self, request: Connection, name: str, code: str) -> Account:
        """Sign in by a recovery code or a code of the host; it is used up.

        The same is done and answered whether the name or the code is wrong.
        """
        account = await self._guessed(request, name)
        id = NOBODY if account is None else account.id
        if not await self.store.codes.take(id, code) or account is None:
            raise Refused("wrong-code")
        return await self._start(request, account)

    async def sign_in_by_password(self, request: Connection, name: str, password: str) -> Account:
        """Sign in by a password; as much is done and answered whatever is wrong."""
        self._check_passwords()
        account = await self._guessed(request, name)
        hash = None if account is None else account.password
        if not await self._passwords.verify(password, hash) or account is None:
            raise Refused("wrong-password")
        return await self._start(request, account)

    async def _guessed(self, request: Connection, name: str) -> Account | None:
        """The account of a name that somebody claims, counted against the limits."""
        key, where = name_key(name), network(client_address(request))
        check = self.store.attempts.check
        await check(f"guess {where}", GUESSES_ADDRESS, HOUR)
        await check(f"guess {where} {key}", GUESSES, HOUR)
        await check(f"guess name {key}", GUESSES_NAME, HOUR)
        return await self.store.accounts.account_by_name(name)

    async def _start(self, request: Connection, account: Account) -> Account:
        """A new session with a new token; one that the browser had before ends."""
        if account.banned:
            reason, until = account.banned_reason, account.banned_until
            raise Refused("banned", reason=reason, until=until)
        before = await find_session(request, self.store)
        if before is not None:
            await self.store.sessions.end(before.account_id, before.id)
            await self.watch.check()
        device = device_name(request.headers.get("user-agent", ""))
        grant(request, await self.store.sessions.start(account.id, device))
        return account

    async def rename(self, account: Account, name: str) -> None:
        """Change the name; attempts are counted, because a refusal tells who exists."""
        await self.store.attempts.check(f"rename {account.id}", RENAMES, HOUR)
        await self.store.accounts.rename(account.id, name)

    # -- what opens an account ---------------------------------------------------------------

    async def begin_passkey(
        self, request: Connection, account: Account
    ) -> tuple[str, dict[str, Any]]:
        """Ask for one more passkey, on a device that has none of this account."""
        known = await self.store.passkeys.of(account.id)
        options, challenge = ceremony.creation_options(
            site_of(request), account.id, account.name, known
        )
        body = {"challenge": challenge, "account": account.id}
        return await self.store.challenges.add("add", body), options

    async def add_passkey(
        self, request: Connection, account: Account, token: str, credential: dict[str, Any]
    ) -> None:
        """Keep one more passkey."""
        body = await self.store.challenges.take(token, "add")
        if body["account"] != account.id:
            raise Refused("old-challenge")
        passkey = self._new_passkey(site_of(request), request, body, credential)
        await self.store.passkeys.add(passkey)

    async def remove_passkey(self, account: Account, id: str) -> None:
        """Forget a passkey; the last way in stays."""
        known = [passkey.id for passkey in await self.store.passkeys.of(account.id)]
        if known == [id] and account.password is None:
            raise Refused("last-passkey")
        if not await self.store.passkeys.remove(account.id, id):
            raise Refused("not-found")

    async def set_password(self, account: Account, password: str) -> None:
        """Set a password, or remove it if it is empty."""
        if password:
            self._check_passwords()
            await self.store.accounts.change(
                account.id, password=await self._passwords.hash(password)
            )
            return
        if not await self.store.passkeys.of(account.id):
            raise Refused("last-passkey")
        await self.store.accounts.change(account.id, password=None)

    def _check_passwords(self) -> None:
        if not self.settings.passwords:
            raise Refused("no-passwords")

    def _new_passkey(
        self, site: Site, request: Connection, body: dict[str, Any], credential: dict[str, Any]
    ) -> Passkey:
        name = device_name(request.headers.get("user-agent", ""))
        now = round(time.time(), 3)
        challenge = body["challenge"]
        return ceremony.check_creation(site, challenge, credential, body["account"], name, now)
