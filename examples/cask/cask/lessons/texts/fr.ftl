# La leçon de Cask en français.
lesson-draw = Votre soif
lesson-draw-three = Vous tenez six mesures ; vous seul le savez. Tirez-en trois.
lesson-draw-again = Trois de plus font six : juste votre soif. Tirez-en trois.
lesson-draw-more = Permis, mais vous en tenez trois. Annulez.
lesson-draw-done = Qui boit plus que sa soif ne marque rien.
