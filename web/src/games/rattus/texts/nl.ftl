# Rattus in de webapp: wat het bord zegt.

map-label = Kaart van Europa
cards-label = Klassekaarten
known-label = Alleen jij hebt gezien
turned-limit = limietwaarde { $limit }, { $count ->
    [one] één blokje
   *[other] { $count } blokjes
  }
turned-strikes = De pest slaat toe
turned-spares = Geen effect
card-peasant-short = één blokje meer
card-knight-short = twee stappen
card-monk-short = rat verplaatsen
card-merchant-short = blokjes verplaatsen
card-witch-short = fiches bekijken
card-king-short = blokje naar paleis
card-yours = van jou
final-plague-title = De laatste pest
final-plague-region = Regio
final-plague-tokens = Rattenfiches
final-plague-total = Verloren blokjes

ask-settle = Je eerste blokjes: kies een regio, dan komen er twee van jou te staan.

group-take = Kaart nemen
group-place = Blokjes plaatsen
group-use = Voordeel gebruiken
group-pawn = Pion verplaatsen
group-settle = Vestigen
group-look = Fiche bekijken
short-take = { $card }
short-place = { $region } { $count }
short-use = { $card }
short-pawn = { $region }
short-spread = { $region }
short-spread-two = { $region } + { $region2 }
short-settle = { $region }
short-palace = { $region }
short-from = { $region }
short-to = { $region }
short-move = { $region }: { $count }
token-look = { $count ->
    [one] { $region }
   *[other] { $region }, nummer { $number }
  }
token-token = { $count ->
    [one] { $region }
   *[other] { $region }, nummer { $number }
  }
token-turn = { $region }, nummer { $number }

explain-card-free = Ligt naast het bord.
explain-card-held = { $you ->
    [yes] Jij hebt hem
   *[no] { $name } heeft hem
  }.
explain-pawn = De Zwarte Dood
explain-pawn-line = Wie hem verplaatst, beëindigt de beurt: waar hij staat, slaat de pest toe.
explain-pawn-here = Hier staat de Zwarte Dood.
explain-palace = Paleis
explain-supply = { $count ->
    [0] Geen rattenfiches meer
    [one] Nog één rattenfiche
   *[other] Nog { $count } rattenfiches
  }
explain-supply-line = Als ze op zijn, begint de laatste ronde.
explain-tokens = { $count ->
    [0] Geen rattenfiches.
    [one] Eén rattenfiche.
   *[other] { $count } rattenfiches.
  }
explain-cubes = Blokjes: { $list }.
explain-no-cubes = Geen blokjes.
explain-token = Rattenfiche
explain-front = Slaat toe vanaf { $limit ->
    [one] één blokje
   *[other] { $limit } blokjes
  }: { $symbol }.
explain-back = Het ligt gedekt; niemand kent de voorkant tot het wordt omgedraaid of bekeken.
explain-seen = Bekeken door { $list }.
points = { $count ->
    [0] geen blokjes
    [one] één blokje
   *[other] { $count } blokjes
  }

# The map prints no numbers on its tokens: the line lights up the one it is about.
event-monk = { $you ->
    [yes] Je verplaatst
   *[no] { $seat } verplaatst
  } een rattenfiche van { $region } naar { $region2 }.
event-looked = { $you ->
    [yes] Je bekijkt
   *[no] { $seat } bekijkt
  } een rattenfiche in { $region }.
event-saw = Het rattenfiche in { $region } toont limietwaarde { $limit }: { $symbol }.
decision-monk-to = Waar gaat het fiche uit { $region } naartoe?

tally-map = in regio’s
tally-palace = in het paleis
