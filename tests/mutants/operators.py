"""Small faults in a Python source, each a splice of the text at one place."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SWAPS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
LEAVES = (ast.Return, ast.Continue, ast.Break, ast.Raise)
#: Events and words tell what happened; they decide nothing.
TELLING = re.compile(r"\.emit\(|listener|\braise\b|\bassert\b")
BYTE = 255  #: the mask of an argument in a code


@dataclass(frozen=True)
class Mutant:
    """A replacement of the bytes from ``start`` to ``end`` of a file."""

    path: Path
    line: int  #: of the fault
    statement: int  #: first line of the statement it is in, for coverage
    kind: str
    start: int
    end: int
    text: str

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]

    def shown(self, source: bytes) -> tuple[str, str]:
        """The line as it is and as it becomes."""
        begin = source.rfind(b"\n", 0, self.start) + 1
        stop = source.find(b"\n", self.end)
        before = source[begin:stop].decode()
        after = self.apply(source)[begin : stop + len(self.text.encode()) - self.end + self.start]
        return _line(before), _line(after.decode())


def mutants(path: Path) -> list[Mutant]:
    """Every mutant of a file, in the order of its text."""
    source = path.read_bytes()
    tree = ast.parse(source)
    finder = _Finder(path, source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            finder.inside = True
            for child in node.body:
                finder.visit(child)
        elif isinstance(node, ast.AnnAssign) and node.col_offset == 0 and node.value is not None:
            finder.statement, finder.inside = node.lineno, False
            finder.visit(node.value)
    return sorted(set(finder.found), key=lambda m: (m.start, m.end, m.kind, m.text))


class _Finder(ast.NodeVisitor):
    def __init__(self, path: Path, source: bytes) -> None:
        self.path, self.source = path, source
        self.starts = [0]
        for row in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(row))
        self.statement, self.inside = 1, True  # of a function
        self.found: list[Mutant] = []

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.JoinedStr | ast.Assert | ast.Raise | ast.FunctionDef):
            return  # offsets inside f-strings are wrong in Python 3.11
        if isinstance(node, ast.stmt):
            if TELLING.search(self.segment(self.head(node))):
                return
            self.statement = node.lineno
            self.drop(node)
        for kind, start, end, text in self.faults(node):
            line = self.source.count(b"\n", 0, start) + 1
            self.found.append(Mutant(self.path, line, self.statement, kind, start, end, text))
        if isinstance(node, ast.AnnAssign):
            if node.value is not None:
                self.visit(node.value)
            return
        self.generic_visit(node)

    def head(self, node: ast.stmt) -> ast.AST:
        """What a statement decides by itself, without the statements inside it."""
        if isinstance(node, ast.If | ast.While):
            return node.test
        return node.iter if isinstance(node, ast.For) else node

    def drop(self, node: ast.stmt) -> None:
        """A guard or an effect that is forgotten."""
        guard = isinstance(node, ast.If) and not node.orelse and isinstance(node.body[-1], LEAVES)
        effect = isinstance(node, ast.AugAssign) or (
            isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
        )
        if isinstance(node, ast.Assign):
            effect = isinstance(node.targets[0], ast.Attribute | ast.Subscript)
        if guard or effect:
            start, end = self.span(node)
            kind = "dropped guard" if guard else "dropped statement"
            self.found.append(Mutant(self.path, node.lineno, node.lineno, kind, start, end, "pass"))

    def faults(self, node: ast.AST) -> Iterator[tuple[str, int, int, str]]:
        if isinstance(node, ast.Compare):
            operands = [node.left, *node.comparators]
            for i, op in enumerate(node.ops):
                old, new = SWAPS[type(op)]
                yield self.between(operands[i], operands[i + 1], old, new, "comparison")
        elif isinstance(node, ast.BoolOp):
            old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for i in range(len(node.values) - 1):
                yield self.between(node.values[i], node.values[i + 1], old, new, "and, or")
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
            old, new = ("+", "-") if isinstance(node.op, ast.Add) else ("-", "+")
            yield self.between(node.left, node.right, old, new, "plus, minus")
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            start, end = self.span(node)
            yield "not", start, end, self.segment(node.operand)
        elif isinstance(node, ast.Constant) and type(node.value) is int and node.value != BYTE:
            start, end = self.span(node)
            yield "constant", start, end, str(node.value + 1)
            if node.value > 0 and self.inside:
                yield "constant", start, end, str(node.value - 1)

    def between(
        self, left: ast.expr, right: ast.expr, old: str, new: str, kind: str
    ) -> tuple[str, int, int, str]:
        """Replace the operator, which stands between two operands and perhaps parentheses."""
        start, end = self.span(left)[1], self.span(right)[0]
        gap = self.source[start:end].decode()
        pattern = rf"\b{old}\b" if old.isalpha() else re.escape(old).replace(r"\ ", r"\s+")
        found = re.search(pattern, gap)
        assert found is not None, (self.path, left.lineno, gap, old)
        return kind, start + found.start(), start + found.end(), new

    def span(self, node: ast.AST) -> tuple[int, int]:
        assert isinstance(node, ast.expr | ast.stmt)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        return start, self.starts[node.end_lineno - 1] + node.end_col_offset

    def segment(self, node: ast.AST) -> str:
        start, end = self.span(node)
        return self.source[start:end].decode()


def _line(text: str) -> str:
    """Text of one or more lines on one line."""
    return " ".join(text.split())
