"""Lessons in the terminal: the same guided games as in the web app."""

from __future__ import annotations

from rich.markup import escape

from ratskeller.kernel import IllegalChoice, NotationError
from ratskeller.kernel.words import Words
from ratskeller.lessons import CONTINUE, Course, LessonRun, lesson_texts
from ratskeller.lessons.coach import met
from ratskeller.terminal.screen import Screen


class Leave(Exception):  # noqa: N818  (not an error)
    """The learner leaves."""


class TerminalLessons:
    """The lessons of a track, one after the other."""

    def __init__(self, course: Course, screen: Screen, ids: list[str]) -> None:
        self.course = course
        self.screen = screen
        self.ids = ids
        self.words = Words([lesson_texts(course.game)], screen.words.language)
        self._explained: set[str] = set()

    def run(self) -> int:
        """Teach every lesson; returns an exit code."""
        try:
            for number, id in enumerate(self.ids, 1):
                title = self.words(f"lesson-{id}")
                self.screen.say("lesson", number=number, count=len(self.ids), title=title)
                self.teach(id)
        except (Leave, EOFError, KeyboardInterrupt):
            self.screen.out.print()
            self.screen.say("lesson-left")
        return 0

    def teach(self, id: str) -> None:
        """One lesson: say a step, read an answer, tell what happened."""
        moves: list[str] = []
        run = LessonRun(self.course, id)
        self.screen.board(run.state, run.seat)
        told = 0
        while not run.finished:
            step = run.step
            self.tell(f"lesson-{id}-{step.name}")
            if step.kind == "free":
                self.coach(run, told)
            if step.kind != "read":
                self.screen.question(run.state, run.seat)
                self.screen.choices(run.state.choices(run.seat))
            move = self.ask(run)
            if move is None:
                return
            told = len(run.match.events)
            at = run.at
            run.move(move)
            for event in run.match.events[told:]:
                if event.seen_by(run.seat):
                    self.screen.event(event)
            if run.stray is not None:
                self.tell(f"lesson-{id}-{run.stray}")
                run = LessonRun(self.course, id, moves)
                self.screen.say("undone")
                continue
            moves.append(move)
            if run.at != at or step.kind == "free":
                self.screen.board(run.state, run.seat)
        self.tell(f"lesson-{id}-done")

    def tell(self, key: str) -> None:
        """Print a sentence of the teacher."""
        self.screen.out.print(f"\n[gold]»[/] [bold]{escape(self.words(key))}[/]")

    def coach(self, run: LessonRun, told: int) -> None:
        """Print what is met for the first time."""
        top = run.state.decision
        view = run.state.view(run.seat).data()
        events = [event for event in run.match.events[told:] if event.seen_by(run.seat)]
        asked = None if top is None else top.NAME
        for concept, _ in met(self.course.concepts, view, asked, events):
            if concept.id not in self._explained:
                self._explained.add(concept.id)
                text = escape(self.words(f"coach-{concept.id}"))
                self.screen.out.print(f"[accent]›[/] {text} ({concept.clause})")
                return

    def ask(self, run: LessonRun) -> str | None:
        """Read a move; None to skip the lesson."""
        while True:
            line = input("> ").strip()
            if line in ("q", "quit", "exit"):
                raise Leave
            if line == "skip":
                return None
            if run.step.kind == "read":
                return CONTINUE
            choices = run.state.choices(run.seat)
            if line.isdecimal() and 1 <= int(line) <= len(choices):
                return str(choices[int(line) - 1])
            if line and self.legal(run, line):
                return str(self.course.game.grammar.read(line))
            if not line:
                self.screen.say("lesson-help", count=len(choices))

    def legal(self, run: LessonRun, line: str) -> bool:
        """Whether a notation is legal now; says why not."""
        try:
            refused = run.refusal(line)
        except NotationError:
            count = len(run.state.choices(run.seat))
            self.screen.say("not-understood", text=line, count=count)
            return False
        if refused is not None:
            self.explain(run, line, refused)
        return refused is None

    def explain(self, run: LessonRun, line: str, refused: IllegalChoice) -> None:
        """The rules' reason, and the teacher's if there is one."""
        why = self.screen.words(f"refusal-{refused.reason}", **refused.details)
        self.screen.say("refused", why=why, clause=refused.clause)
        if line in run.step.refused:
            self.tell(f"lesson-{run.lesson.id}-{run.step.refused[line]}")
