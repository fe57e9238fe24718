# De naam van de roos in de webapp: wat het bord zegt.

seat-0 = Groen schild
seat-1 = Paars schild
seat-2 = Roze schild
seat-3 = Turquoise schild
seat-4 = Olijfgroen schild

abbey-label = De abdij
tracks-label = Verdenking en bewijs
track-suspicion = Verdenking
track-suspicion-hint = meest: ’s avonds +5
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
ask-accuse = Dag zeven: leg voor elke tegenstander een kleur neer.

event-identity = Je bekijkt je identiteitskaart.

group-spend = Tijdfiches inzetten
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

identity-open = Je bent { $monk }. Tik om het af te dekken.
identity-covered = Je identiteit is afgedekt. Tik om die te tonen.
identity-lift = Toon wie ik ben
identity-cover = Afdekken

notes-title = Notitieboek
notes-how = Wat de tafel weet, is doorgestreept. Tik op een monnik voor “misschien”, nog eens voor “nee”. Alleen jij ziet dit; het blijft in deze browser.
notes-close = Sluiten
notes-may = Notitieboek: misschien { $list }
notes-is = { $name } is { $monk }
notes-shown = { $name } liet zien: niet { $monk }
notes-mine = Jij bent { $monk }, dus { $name } niet
notes-other = { $name } kan niet { $monk } zijn
notes-open = { $name }, { $monk }: niets genoteerd
notes-maybe = { $name }, { $monk }: misschien
notes-no = { $name }, { $monk }: nee, denk je

accuse-title = Wie is wie?
accuse-lay = { $name } is { $monk }
scene-showing = Iedereen laat zien wie hij of zij niet is
scene-accusing = De kleurmerken worden neergelegd
scene-ending = Ontmaskerd

time-label = { $count ->
    [0] Geen tijdfiche
    [one] Eén tijdfiche
   *[other] { $count } tijdfiches
  }
time-caption = fiches
events-label = { $count ->
    [0] Geen incidentkaart
    [one] Eén incidentkaart: +2 bewijspunten aan het eind
   *[other] { $count } incidentkaarten: elk +2 bewijspunten aan het eind
  }
sealed = heeft gekozen
points = { $count ->
    [one] { $count } bewijspunt
   *[other] { $count } bewijspunten
  }

tally-evenings = ’s avonds
tally-days = overdag
tally-found = ontmaskerd
tally-cards = voor incidentkaarten

explain-tile = Taakfiche { $monk } { $value }
explain-tile-line = Komt { $monk } hier, dan daalt zijn verdenking met { $value } en wordt het fiche een tijdfiche. Bij elke andere monnik komt de waarde bij de verdenking.
explain-suspicion = Verdenking tegen { $monk }: { $count }
explain-suspicion-line = Van 0 tot 40. ’s Avonds wordt verdenking naar volgorde omgezet in bewijs en begint ze weer op 10.
explain-evidence = Bewijs tegen { $monk }: { $count }
explain-evidence-line = Aan het eind wint de speler wiens monnik de minste bewijspunten heeft.
explain-ended = Dag { $day }, { $happening }: beëindigd door { $you ->
    [yes] jou
   *[no] { $name }
  }
explain-days = Wie een dag beëindigt, houdt de incidentkaart: +2 bewijspunten aan het eind. Na dag 1, 3 en 5 (met een oog) toont iedereen een kleurmerk.
explain-days-end = Op de zevende dag wordt iedereen beschuldigd en ontmaskerd, en eindigt de partij.
explain-kept = Dag { $day }: { $happening }
explain-clock = Uur { $clock } van 24
explain-clock-line = { $hours ->
    [0] De dag eindigt nu.
    [one] De dag eindigt over één uur.
   *[other] De dag eindigt over { $hours } uur.
  }
explain-row = De rij fiches
explain-row-unseen = { $count ->
    [0] Er ligt geen fiche gedekt.
    [one] Eén fiche ligt gedekt; niemand kent het.
   *[other] { $count } fiches liggen gedekt; niemand kent ze.
  }
explain-row-known = Daarachter, in deze volgorde: { $list }.
explain-turn = Kaart van de beurt
explain-turn-none = Er is nog geen gespeeld.
explain-time = Tijdfiche
explain-time-line = Bespaart een uur als je de zonnewijzer vooruitzet. Het oudste gaat eerst.
explain-tiles = Fiches: { $list }. Een monnik zonder fiche van zijn kleur krijgt { $count ->
    [one] 1 verdenkingpunt
   *[other] { $count } verdenkingpunten
  }.
explain-no-tiles = Geen fiches.
explain-here = Hier: { $list }.
explain-nobody = Er is niemand.
explain-waits = Wacht op fiches, plaats { $number }.
explain-monk = Verdenking { $suspicion }, bewijs { $evidence }.
explain-monk-line = Bij een fiche van zijn kleur daalt zijn verdenking met de waarde; zonder stijgt ze met alle fiches daar.
explain-marker = Je kleurmerk: { $monk }
explain-marker-line = Wie het toont, is niet { $monk }. Het geeft { $monk } 2 bewijspunten en blijft open liggen.
explain-william = Waar hij komt, stijgt of daalt het bewijs tegen elke monnik daar met 3 (bij IJver 6).
explain-adson = Waar hij komt, stijgt of daalt de verdenking tegen elke monnik daar met 5 (bij IJver 10).
explain-card-monk = Brengt { $monk } naar een ander gebouw; { $count ->
    [one] één uur
   *[other] { $count } uur
  }.
explain-card-building = Brengt een figuur naar keuze naar { $building }; { $count ->
    [one] één uur
   *[other] { $count } uur
  }.
explain-card-pair = Brengt William (5 uur) of Adson (geen uur) naar een ander gebouw.
