# Die Lektion von Cask auf Deutsch.
lesson-draw = Dein Durst
lesson-draw-three = Du verträgst sechs Maß; nur du weißt es. Zapf drei.
lesson-draw-again = Drei weitere sind sechs: genau dein Durst. Zapf drei.
lesson-draw-more = Erlaubt, aber du verträgst drei. Nimm es zurück.
lesson-draw-done = Wer mehr trinkt als seinen Durst, bekommt nichts.
