"""``python -m docs.pictures.plates`` draws every plate of the documentation anew."""

from docs.pictures.plates import design, notre_dame, rattus, rose
from docs.pictures.plates.kit import LANGUAGES, words_in

for language in LANGUAGES:
    words = words_in(language)
    for guide in (rattus, notre_dame, rose):
        guide.draw(words, language)
design.draw()
