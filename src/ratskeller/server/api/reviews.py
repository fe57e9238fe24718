"""Reviews over REST: of finished tables, and of records that are sent."""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import Parameter

from ratskeller.server.admission import Admission
from ratskeller.server.answers import ReviewStatus
from ratskeller.server.api.errors import PROBLEMS
from ratskeller.server.errors import Refused
from ratskeller.server.records import read_record
from ratskeller.server.reviews.queue import ReviewQueue, record_id
from ratskeller.server.service import Service
from ratskeller.server.store.reviews import ReviewRow

Id = Annotated[str, Parameter(max_length=40)]


class ReviewRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The record of a finished game."""

    record: dict[str, Any]


class Reviews(Controller):
    """A review exists only of a finished game; everybody who asks gets the same one."""

    path = "/api"
    tags = ("reviews",)

    @post(
        "/tables/{id:str}/review",
        status_code=200,
        responses=PROBLEMS,
        summary="Ask for the review of a finished table",
    )
    async def ask(
        self,
        id: Id,
        service: Service,
        reviews: ReviewQueue,
        admission: Admission,
        request: Request[Any, Any, Any],
    ) -> ReviewStatus:
        """Asking again is the same as `GET`. Refused while the game runs."""
        await service.finished(id)
        try:
            return _status(await reviews.find(id))
        except Refused as refused:
            if refused.code != "no-review":
                raise
        admission.check_creation(request)
        data = cast(dict[str, Any], await service.record(id))
        return _status(await reviews.ask(id, read_record(data)))

    @get("/tables/{id:str}/review", responses=PROBLEMS, summary="The review of a table")
    async def of_table(self, id: Id, service: Service, reviews: ReviewQueue) -> ReviewStatus:
        """How far it is, and the review once it is done."""
        await service.finished(id)
        return _status(await reviews.find(id))

    @post("/reviews", status_code=200, responses=PROBLEMS, summary="Ask for the review of a record")
    async def send(
        self,
        data: ReviewRequest,
        reviews: ReviewQueue,
        admission: Admission,
        request: Request[Any, Any, Any],
    ) -> ReviewStatus:
        """Refused for a record of other rules, a game that is not over, and an illegal choice."""
        admission.check_creation(request)
        record = read_record(data.record)
        return _status(await reviews.ask(record_id(record), record))

    @get("/reviews/{id:str}", responses=PROBLEMS, summary="The review of a record that was sent")
    async def of_record(self, id: Id, reviews: ReviewQueue) -> ReviewStatus:
        """How far it is, and the review once it is done."""
        return _status(await reviews.find(id))


def _status(row: ReviewRow) -> ReviewStatus:
    found: dict[str, Any] = {"review": None, "choices": {}}
    if row.result is not None:
        found = msgspec.json.decode(row.result)
    return {
        "id": row.id,
        "status": cast(Any, row.status),
        "judged": row.judged,
        "total": row.total,
        "ahead": row.ahead,
        "review": found["review"],
        "choices": found["choices"],
    }
