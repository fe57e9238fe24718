"""``python -m docs.pictures.plates`` draws every plate of the documentation anew."""

from docs.pictures.plates import design, notre_dame, rattus, rose

for pages in (rattus, notre_dame, rose, design):
    pages.draw()
