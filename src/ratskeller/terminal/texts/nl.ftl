# Wat de terminal zegt.

you = jij
welcome = { $title }: { $subtitle }
sitting = Jij speelt { $seat }. Typ een nummer of de notatie; h laat zien wat je nog meer kunt typen.
prompt = { $seat } (jij):
narrow = Het bord is { $wide } kolommen breed en dit venster { $narrow }: maak het breder en typ b.
thinking = De anderen spelen verder.
help-line =
    nummer of notatie    die keuze maken
    ?                    de regel achter de vraag; ? 4.5 toont een andere regel
    hint                 wat een sterke bot zou overwegen
    u                    je laatste keuze terugnemen
    b                    het bord nog eens tonen
    l                    het hele logboek
    s BESTAND            de opname bewaren
    q                    stoppen
hint-thinking = Even denken …
not-understood = “{ $text }” staat niet bij de keuzes: typ een nummer van 1 tot { $count }, een notatie uit de lijst, of h voor hulp.
refused = Dat kan niet. { $why } ({ $clause })
undone = Teruggenomen.
undo-refused = Er valt niets terug te nemen: er is getrokken of geschud, er is een geheim getoond of een ander heeft gespeeld.
saved = Bewaard in { $file }.
save-where = Waarheen? Typ: s BESTAND
save-failed = Kon { $file } niet schrijven: { $why }
no-clause = Er is geen regel { $clause }. Hoofdstukken: { $chapters }.
left = Je bent van tafel gegaan. De partij is niet bewaard.
left-saved = Je bent van tafel gegaan. De partij staat in { $file }.
over = De partij is afgelopen, want { $reason }.
column-place = Plaats
column-seat = Speler
column-score = Punten
tiebreak = Bij gelijke stand: { $tiebreak }.
step = Keuze { $number } van { $count }
lesson = Les { $number } van { $count }: { $title }
lesson-left = Je hebt de lessen verlaten. Met --lesson begin je bij de les die je noemt.
lesson-help = Typ een getal van 1 tot { $count }, skip of q.
puzzle-number = Puzzel { $number } van { $count }
puzzles-solved = { $count ->
    [one] Eén puzzel in één keer opgelost.
   *[other] { $count } puzzels in één keer opgelost.
}
puzzle-help = Typ een nummer van 1 tot { $count } of een notatie uit de lijst; answer toont het antwoord, q stopt.
