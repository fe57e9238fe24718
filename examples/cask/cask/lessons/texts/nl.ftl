# De les van Cask in het Nederlands.
lesson-draw = Jouw dorst
lesson-draw-three = Je kunt zes maten aan; alleen jij weet het. Tap er drie.
lesson-draw-again = Drie erbij is zes: precies je dorst. Tap er drie.
lesson-draw-more = Mag, maar je kunt er drie aan. Neem het terug.
lesson-draw-done = Wie meer drinkt dan zijn dorst, scoort niets.
