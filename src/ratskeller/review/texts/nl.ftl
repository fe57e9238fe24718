# Wat een analyse zegt.

review-title = Analyse: { $title }
review-by = { $players } spelers; de zoekmethode van { $bot }, instelling { $effort }.
review-effort-instant = direct
review-effort-quick = snel
review-effort-deep = diep
review-players = Spelers
review-players-note = Een punt is een honderdste van een winst. Begin − verlies + geluk + verborgen geluk + anderen + bijstelling = uitslag. De nauwkeurigheid is 100 als er niets verloren ging; een verlies van tien punten halveert die van een keuze. De bijstelling is wat de bot pas na de keuze zag.
review-player = Speler
review-accuracy = Nauwkeurigheid
review-mean-loss = Gemiddeld verlies, ‰
review-real-choices = Keuzes
review-start = Begin
review-losses = Verlies
review-luck = Geluk
review-hidden = Verborgen geluk
review-others = Anderen
review-correction = Bijstelling
review-result = Uitslag
review-curve = Verwacht aandeel in de winst
review-curve-note = Van de eerste keuze tot de laatste, in procenten.
review-turning = Keerpunten
review-turning-none = Geen enkele keuze of trekking veranderde een aandeel in de winst met drie punten of meer.
review-turn-choice = { $number }. { $name }: { $choice } – { $verdict }, −{ $loss } punten
review-turn-luck = { $number }. Toeval: { $choice } – { $points } punten voor { $name }
review-choices = Keuzes
review-choices-note = Aandelen in de winst in procenten, naar wat de speler wist; ± twee standaardfouten. ‘Beste’ is ook wat niet van de beste keuze te onderscheiden is.
review-choices-lost = Keuzes die iets kostten
review-number = Nr.
review-choice = Keuze
review-verdict = Oordeel
review-value = Beste, %
review-loss = Verlies, punten
review-better = Beter
review-name-best = beste
review-name-good = goed
review-name-inaccuracy = onnauwkeurig
review-name-mistake = fout
review-name-blunder = blunder
review-saved = De analyse staat in { $file }.
review-why-column = Waarom
review-why = Met de betere keuze: { $reasons }.
review-why-reason = { $feature } { $better } in plaats van { $made }
review-why-rival = bij { $name } { $feature } { $better } in plaats van { $made }
review-why-unnamed = De zoekmethode ziet iets wat ze niet kan benoemen.
review-mistakes = De meest gemaakte fouten: { $title }
review-mistakes-note =
    { $games ->
        [one] Eén partij
       *[other] { $games } partijen
    }; de keuzes kostten samen { $points } punten, opgeteld naar soort en reden.
review-count = Keer
review-made = Gekozen
