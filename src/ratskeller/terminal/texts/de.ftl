# Was das Terminal sagt.

you = du
welcome = { $title }: { $subtitle }
sitting = Du spielst { $seat }. Tippe eine Nummer oder die Notation; h zeigt, was du noch tippen kannst.
prompt = { $seat } (du):
narrow = Der Spielplan ist { $wide } Spalten breit, dieses Fenster { $narrow }: Mach es breiter und tippe b.
thinking = Die anderen spielen weiter.
help-line =
    Nummer oder Notation diese Wahl treffen
    ?                    die Regel hinter der Frage; ? 4.5 zeigt eine andere Regel
    hint                 was ein starker Bot erwägen würde
    u                    deine letzte Wahl zurücknehmen
    b                    den Spielplan noch einmal zeigen
    l                    das ganze Protokoll
    s DATEI              die Aufzeichnung speichern
    q                    aufhören
hint-thinking = Kurz nachdenken …
not-understood = „{ $text }“ ist keine der Möglichkeiten: Tippe eine Nummer von 1 bis { $count }, eine Notation aus der Liste oder h für Hilfe.
refused = Das geht nicht. { $why } ({ $clause })
undone = Zurückgenommen.
undo-refused = Nichts zurückzunehmen: Es wurde gezogen oder gemischt, ein Geheimnis gezeigt, oder jemand anderes hat gehandelt.
saved = Gespeichert in { $file }.
save-where = Wohin? Tippe: s DATEI
save-failed = { $file } konnte nicht geschrieben werden: { $why }
no-clause = Es gibt keine Regel { $clause }. Kapitel: { $chapters }.
left = Du hast den Tisch verlassen. Die Partie wurde nicht gespeichert.
left-saved = Du hast den Tisch verlassen. Die Partie steht in { $file }.
over = Die Partie ist vorbei, denn { $reason }.
column-place = Platz
column-seat = Spieler
column-score = Punkte
tiebreak = Bei Gleichstand: { $tiebreak }.
step = Wahl { $number } von { $count }
lesson = Lektion { $number } von { $count }: { $title }
lesson-left = Du hast die Lektionen verlassen. Mit --lesson beginnst du bei einer bestimmten.
lesson-help = Gib eine Zahl von 1 bis { $count } ein, skip oder q.
puzzle-number = Rätsel { $number } von { $count }
puzzles-solved = { $count ->
    [one] Ein Rätsel beim ersten Versuch gelöst.
   *[other] { $count } Rätsel beim ersten Versuch gelöst.
}
puzzle-help = Gib eine Zahl von 1 bis { $count } oder eine Notation aus der Liste ein; answer zeigt die Antwort, q beendet.
