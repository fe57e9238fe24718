# The lesson of Cask in English.
lesson-draw = Your thirst
lesson-draw-three = You can take six measures; only you know. Draw three.
lesson-draw-again = Three more make six: exactly your thirst. Draw three.
lesson-draw-more = Allowed, but you can take three. Take it back.
lesson-draw-done = Whoever drinks more than their thirst scores nothing.
