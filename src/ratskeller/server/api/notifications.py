"""Notifications over REST: channels, what is sent to them and when."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, delete, get, post, put
from litestar.params import Parameter

from ratskeller.server.accounts.store import Account
from ratskeller.server.admission import Admission
from ratskeller.server.api.errors import PROBLEMS
from ratskeller.server.api.rights import SECRET, SeatRight
from ratskeller.server.errors import Refused
from ratskeller.server.notifications.desk import Desk, Owner
from ratskeller.server.notifications.targets import AnyTarget
from ratskeller.server.notifications.wishes import Wishes
from ratskeller.server.service import Service

ChannelId = Annotated[str, Parameter(max_length=40)]


class NewChannel(msgspec.Struct, forbid_unknown_fields=True):
    """A channel to add: its target, what its owner wants, and of a guest the table."""

    target: AnyTarget
    wishes: Wishes = msgspec.field(default_factory=Wishes)
    table: Annotated[str, msgspec.Meta(max_length=40)] = ""


class NoticeData(msgspec.Struct):
    """What became of a notice."""

    kind: str
    table: str
    at: float
    status: str
    reason: str


class ChannelData(msgspec.Struct):
    """A channel as its owner sees it; ``secret`` is there once, when a webhook is added."""

    id: str
    kind: str
    to: str
    format: str
    address: str
    wishes: Wishes
    status: str
    created_at: float
    failure: str
    failed_at: float | None
    secret: str = ""


class TrialResult(msgspec.Struct):
    """What came of a trial: an empty reason says that it was taken."""

    reason: str


class LinkResult(msgspec.Struct):
    """The mailbox that a link was about, and its status now."""

    to: str
    status: str


class Overview(msgspec.Struct):
    """What this server can send by, its key for push services, and the caller's channels.

    ``account`` says whether they are those of an account.
    """

    kinds: list[str]
    push_key: str
    account: bool
    channels: list[ChannelData]


class Notifications(Controller):
    """Be told of turns: a channel belongs to an account, or to whoever holds a seat's secret.

    Requests with a seat's secret (``Authorization: Bearer …``) are about the channels of that
    seat, all others about those of the signed-in account.
    """

    path = "/api/notifications"
    tags = ("notifications",)

    @get(responses=PROBLEMS, summary="The channels of a seat or of an account")
    async def overview(self, desk: Desk, account: Account | None, right: SeatRight) -> Overview:
        """Nobody else's channels are shown."""
        owner = _owner_or_none(right, account)
        found = [] if owner is None else await desk.of(owner)
        return Overview(
            kinds=desk.kinds,
            push_key=await desk.push_key(),
            account=owner is not None and owner.account_id is not None,
            channels=[ChannelData(**desk.shown(channel)) for channel in found],
        )

    @post(responses=PROBLEMS, summary="Add a channel")
    async def add(
        self,
        data: NewChannel,
        desk: Desk,
        service: Service,
        account: Account | None,
        admission: Admission,
        right: SeatRight,
        request: Request[Any, Any, Any],
    ) -> ChannelData:
        """The owner's other channel with the same target is replaced. A mailbox has to confirm."""
        admission.check_creation(request)
        owner = _owner(right, account)
        if owner.hash is not None:
            await service.seats_of(data.table, [right.secret])
        site = f"{request.url.scheme}://{request.url.netloc}"
        added, secret = await desk.add(owner, data.target, data.wishes, site)
        return ChannelData(**desk.shown(added), secret=secret)

    @put("/{id:str}", responses=PROBLEMS, summary="Change what is sent to a channel, and when")
    async def change(
        self,
        id: ChannelId,
        data: Wishes,
        desk: Desk,
        account: Account | None,
        right: SeatRight,
    ) -> ChannelData:
        """All wishes are replaced. A channel that was given up is tried again."""
        changed = await desk.change(_owner(right, account), id, data)
        return ChannelData(**desk.shown(changed))

    @delete("/{id:str}", responses=PROBLEMS, summary="Remove a channel", status_code=204)
    async def remove(
        self, id: ChannelId, desk: Desk, account: Account | None, right: SeatRight
    ) -> None:
        """What waits for it is dropped."""
        await desk.remove(_owner(right, account), id)

    @post("/{id:str}/trial", responses=PROBLEMS, summary="Send a trial notice")
    async def trial(
        self,
        id: ChannelId,
        desk: Desk,
        account: Account | None,
        admission: Admission,
        right: SeatRight,
        request: Request[Any, Any, Any],
    ) -> TrialResult:
        """It is sent at once, whatever the hour."""
        admission.check_creation(request)
        return TrialResult(await desk.trial(_owner(right, account), id))

    @get("/{id:str}/notices", responses=PROBLEMS, summary="The last notices of a channel")
    async def notices(
        self, id: ChannelId, desk: Desk, account: Account | None, right: SeatRight
    ) -> list[NoticeData]:
        """What waits, what was sent, and why the others were dropped or given up."""
        found = await desk.notices(_owner(right, account), id)
        return [
            NoticeData(notice.kind, notice.table_id, notice.at, status, reason)
            for notice, status, reason in found
        ]

    @post("/links/{token:str}/{what:str}", responses=PROBLEMS, summary="Follow a link of a mail")
    async def link(
        self,
        token: Annotated[str, Parameter(max_length=200)],
        what: Literal["confirm", "stop"],
        desk: Desk,
    ) -> LinkResult:
        """``confirm`` starts notices to a mailbox, ``stop`` ends them; no other proof is asked."""
        channel = await desk.follow(token, what)
        return LinkResult(desk.shown(channel)["to"], channel.status)


def _owner_or_none(right: SeatRight, account: Account | None) -> Owner | None:
    if right.secret:
        if len(right.secret) > SECRET:
            raise Refused("no-secret")
        return Owner.of_seat(right.secret)
    return None if account is None else Owner(account.id, None)


def _owner(right: SeatRight, account: Account | None) -> Owner:
    owner = _owner_or_none(right, account)
    if owner is None:
        raise Refused("sign-in")
    return owner
