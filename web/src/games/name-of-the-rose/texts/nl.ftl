# De naam van de roos in de webapp: wat het bord zegt.

abbey-label = De abdij
track-suspicion = Verdenking
track-suspicion-hint = meeste: ’s avonds +5
track-evidence = Bewijs
track-evidence-hint = minste wint
day-number = Dag { $day } van 7
day-before = De abdij ontwaakt
day-before-text = Het eerste incident wordt zo omgedraaid.
day-seventh = De zevende dag
day-seventh-text = Iedereen zegt wie de anderen zijn. Daarna worden alle identiteiten getoond.
played-none = geen kaart

ask-judge = { $figure } komt bij { $monk }. { $figure-id ->
    [adson] Verdenking
   *[other] Bewijs
  } { $count } omhoog of omlaag?
ask-accuse = Dag zeven: leg voor iedere tegenspeler een kleur.

event-identity = Je bekijkt je identiteitskaart.

group-spend = Tijdtegels uitgeven
short-play = { $card }
short-move = { $figure }
short-take = { $tile }
short-whisper = { $monk }
short-show = { $monk }
short-spend = { $count ->
    [0] geen
   *[other] { $count }
  }
word-evidence-blame = { $monk }: bewijs +{ $count }
word-evidence-clear = { $monk }: bewijs −{ $count }
word-suspicion-blame = { $monk }: verdenking +{ $count }
word-suspicion-clear = { $monk }: verdenking −{ $count }

identity-open = Je bent { $monk }. Druk om het af te dekken.
identity-covered = Je identiteit is afgedekt. Druk om haar te tonen.
identity-lift = Toon wie ik ben
identity-cover = Afdekken

notes-title = Notitieboek
notes-how = Wat de tafel weet, is doorgestreept. Druk op een monnik voor “misschien”, nog eens voor “nee”. Alleen jij ziet dit; het blijft in deze browser.
notes-close = Sluiten
notes-may = Notitieboek: kan zijn { $list }
notes-is = { $name } is { $monk }
notes-shown = { $name } liet zien: niet { $monk }
notes-mine = Jij bent { $monk }, dus { $name } niet
notes-other = { $name } kan { $monk } niet zijn
notes-open = { $name }, { $monk }: niets genoteerd
notes-maybe = { $name }, { $monk }: misschien
notes-no = { $name }, { $monk }: nee, denk je

accuse-title = Wie is wie?
accuse-lay = { $name } is { $monk }
accuse-done = Leg de fiches
scene-showing = Iedereen laat zien wie hij niet is
scene-accusing = De fiches worden gelegd
scene-ending = Ontmaskerd

time-label = { $count ->
    [0] Geen tijdtegel
    [one] Eén tijdtegel
   *[other] { $count } tijdtegels
  }
time-caption = tegels
events-label = { $count ->
    [0] Geen incidentkaart
    [one] Eén incidentkaart: +2 bewijs aan het eind
   *[other] { $count } incidentkaarten: elk +2 bewijs aan het eind
  }
sealed = heeft gekozen
points = { $count } bewijs

tally-evenings = ’s avonds
tally-days = overdag
tally-found = geraden
tally-cards = voor incidentkaarten

explain-tile = Taaktegel { $monk } { $value }
explain-tile-line = Komt { $monk } hier, dan daalt de verdenking met { $value } en neemt de speler de tegel als tijdtegel. Voor elke andere monnik telt de waarde als verdenking.
explain-suspicion = Verdenking van { $monk }: { $count }
explain-suspicion-line = Van 0 tot 40. ’s Avonds wordt ze naar volgorde bewijs en begint weer op 10.
explain-evidence = Bewijs tegen { $monk }: { $count }
explain-evidence-line = Aan het eind wint de speler wiens monnik het minste bewijs heeft.
explain-ended = Dag { $day }, { $happening }: beëindigd door { $name }
explain-days = Wie een dag beëindigt, houdt de incidentkaart: +2 bewijs aan het eind. Na dag 1, 3 en 5, met een oog gemerkt, toont iedereen een fiche.
explain-days-end = Op de zevende dag wordt iedereen beschuldigd en ontmaskerd, en eindigt het spel.
explain-kept = Dag { $day }: { $happening }
explain-clock = Uur { $clock } van 24
explain-clock-line = { $hours ->
    [one] De dag eindigt over één uur.
   *[other] De dag eindigt over { $hours } uur.
  }
explain-row = De rij tegels
explain-row-unseen = { $count ->
    [0] Er ligt geen tegel gedekt.
    [one] Eén tegel ligt gedekt; niemand kent hem.
   *[other] { $count } tegels liggen gedekt; niemand kent ze.
  }
explain-row-known = Daarachter, in deze volgorde: { $list }.
explain-turn = Kaart van de beurt
explain-turn-none = Er is nog geen gespeeld.
explain-time = Tijdtegel
explain-time-line = Bespaart een uur als je de klok verzet. De oudste gaat eerst.
explain-tiles = Tegels: { $list }. Een monnik zonder tegel van zijn kleur krijgt { $count } verdenking.
explain-no-tiles = Geen tegels.
explain-here = Hier: { $list }.
explain-nobody = Er is niemand.
explain-waits = Wacht op tegels als nummer { $number }.
explain-monk = Verdenking { $suspicion }, bewijs { $evidence }.
explain-william = Waar hij komt, stijgt of daalt het bewijs tegen elke monnik daar met 3.
explain-adson = Waar hij komt, stijgt of daalt de verdenking van elke monnik daar met 5.
explain-card-monk = Brengt { $monk } naar een ander gebouw; { $count ->
    [one] één uur
   *[other] { $count } uur
  }.
explain-card-building = Brengt een figuur naar keuze naar { $building }; { $count ->
    [one] één uur
   *[other] { $count } uur
  }.
explain-card-pair = Brengt William (5 uur) of Adson (geen uur) naar een ander gebouw.
