# Die Lektionen von Der Name der Rose auf Deutsch.

lesson-monk = Dein geheimer Mönch
lesson-monk-play = Du bist heimlich der weiße Mönch. Am Ende gewinnt, gegen wen die wenigsten Indizien vorliegen. Karten bewegen Mönche: Spiel die weiße Karte.
lesson-monk-go = Wohin? Ein Plättchen seiner Farbe nimmt einem Mönch Verdacht. Im Kapitelsaal liegt eine weiße 5: Schick ihn dorthin.
lesson-monk-watched = Der Verdacht gegen Weiß fiel um 5. Dann half der rosa Schild dem roten Mönch. Ist er Rot? Merk dir, wer wem hilft.
lesson-monk-own-first = Du darfst jeden Mönch bewegen. Hier nimm es zurück: Sieh zuerst, wie Weiß Verdacht loswird.
lesson-monk-tile = Das wirkt anders. Nimm es zurück und wähle den Raum mit der weißen 5.
lesson-monk-done = Hilf deinem Mönch, aber nicht zu offen: Die anderen sehen zu, und am Ende nennen sie dich.

lesson-blame = Verdacht für andere
lesson-blame-play = Andere Mönche sollen schlecht dastehen. Wer ist Schwarz? Niemand weiß es. Spiel die schwarze Karte.
lesson-blame-go = In einem Raum ohne Plättchen seiner Farbe bekommt ein Mönch Verdacht: die Summe der Plättchen. Schick ihn in den Stall: 11.
lesson-blame-spend = Jede Karte kostet Stunden, diese 3. Das weiße Plättchen ist jetzt ein Zeitplättchen: Setz es ein, eine Stunde weniger.
lesson-blame-black-first = Eine gute Karte für später. Nimm es zurück und spiel Schwarz.
lesson-blame-helps = Dort liegt ein schwarzes Plättchen: Das hülfe Schwarz. Nimm es zurück und wähle den Stall.
lesson-blame-more = Da geht mehr. Nimm es zurück und wähle den Stall: 5 und 6 sind 11.
lesson-blame-stays = Ein Mönch muss in einen anderen Raum.
lesson-blame-keep = Du darfst es behalten. Hier nimm es zurück und setz es ein, um die Sonnenuhr zu sehen.
lesson-blame-done = Wer einen Tag beendet, bekommt ein Ereigniskärtchen und zahlt dafür 2 Indizien. Mit Zeitplättchen bestimmst du, wann er endet.

lesson-william = William urteilt
lesson-william-play = Jemand hat Weiß in den Stall geschickt: Verdacht 16. William kann helfen. Spiel die Karte von William und Adson.
lesson-william-figure = William ändert Indizien, das kostet 5 Stunden. Adson ändert Verdacht und kostet keine Zeit. Wähle William.
lesson-william-go = William urteilt über jeden Mönch, zu dem er kommt. Schick ihn in den Stall: Dort sind Weiß, Grau und Schwarz.
lesson-william-clear = Zuerst Weiß: Nimm 3 Indizien weg.
lesson-william-blame = Grau: Gib 3 Indizien dazu.
lesson-william-mask = Schwarz: wie du magst. Wer einen zweiten entlastet, verbirgt, welcher der eigene ist.
lesson-william-william-first = Später. Nimm es zurück und spiel William und Adson.
lesson-william-adson = Auch Adson ist gut. Hier nimm es zurück und wähle William: Indizien zählen am Ende.
lesson-william-alone = Dein Mönch ist im Stall. Nimm es zurück und schick William dorthin.
lesson-william-own = Gegen den eigenen Mönch? Eine kluge Tarnung, aber teuer. Nimm es zurück.
lesson-william-rival = Nett zu einem Fremden. Nimm es zurück und gib Indizien dazu.
lesson-william-done = William ist die stärkste Hilfe und die deutlichste Spur. Hilf nicht nur dir, sondern auch einem anderen.

lesson-evening = Der Tag endet
lesson-evening-clock = 23 Stunden sind vorbei, mit 24 endet der Tag. Spiel die Gartenkarte: Sie kostet 3 Stunden und ruft eine Figur dorthin.
lesson-evening-move = Ruf Blau: Im Garten liegt kein blaues Plättchen, also bekommt Blau 5 Verdacht. Dann endet der Tag.
lesson-evening-show = Verdacht wurde zu Indizien: 5 für den höchsten, weniger für die anderen. Zeig nun eine Farbe, die du nicht bist: Schwarz.
lesson-evening-after = Jede gezeigte Farbe bekam 2 Indizien und scheidet für ihren Besitzer aus. Der neue Tag hat ein eigenes Ereignis.
lesson-evening-garden-first = Mit einer anderen Karte endet der Tag anders. Nimm es zurück und spiel den Garten.
lesson-evening-white = Dein eigener Mönch bekäme kurz vor dem Abend Verdacht. Nimm es zurück und ruf Blau.
lesson-evening-other = Möglich. Nimm es zurück und ruf Blau.
lesson-evening-black-best = Möglich. Nimm es zurück und zeig Schwarz, damit die Geschichte weitergeht.
lesson-evening-done = Es zählt die Reihenfolge am Abend. Wer mittags oben steht, ist sicher, wenn er abends unten steht.

lesson-accuse = Der siebte Tag
lesson-accuse-notes = Sechs Tage sind vorbei. Violett zeigte Grau, Blau, Schwarz und half Orange. Rosa zeigte Blau, Grau, Orange und half Rot.
lesson-accuse-accuse = Leg vor jeden Gegner eine Farbe: Orange für den violetten Schild, Rot für den rosa Schild. Dann bestätige.
lesson-accuse-result = Beides richtig: je 6 Indizien mehr. Dich fand niemand. Weiß endet mit 21, den wenigsten: Du gewinnst.
lesson-accuse-swapped = Umgekehrt. Nimm es zurück: Orange für Violett, Rot für Rosa.
lesson-accuse-other = Deine Notizen sagen etwas anderes. Nimm es zurück: Orange für Violett, Rot für Rosa.
lesson-accuse-done = Enttarnt zu werden kostet mehr als ein schlechter Tag. Versteck dich gut und führ Notizen.

lesson-round = Deine eigenen Züge
lesson-round-first = Jetzt spielst du gegen zwei leichte Bots. Karte spielen, Figur bewegen, auf die Stunden achten. Der Ratgeber bleibt bei dir.
lesson-round-again = Noch einmal: Hilf Weiß oder schade jemandem, und sieh unschuldig aus.
lesson-round-done = Du kannst jetzt Der Name der Rose spielen. Eröffne einen Tisch gegen leichte Bots oder lies in den Regeln weiter.

lesson-table = Der Tisch
lesson-table-press = Du wählst auf dem Tisch: Drück auf eine Handkarte. Spiel die weiße Karte.
lesson-table-undo = Zurücknehmen geht, bis etwas Verdecktes gezeigt wird. Daneben stehen alle Möglichkeiten als Liste (Taste L).
lesson-table-where = Räume, die du wählen darfst, sind markiert. Drück auf den Kapitelsaal.
lesson-table-recap = Die Zeile über der Abtei erzählt, was geschieht. „Seit deinem Zug“ zeigt noch einmal, was die anderen taten.
lesson-table-tracks = Hier stehen Verdacht und Indizien, Mönch für Mönch. Drück auf etwas oder halte es, um darüber zu lesen.
lesson-table-notes = Drück auf den Namen eines Spielers: was er gezeigt hat, und deine Notizen, wer wer sein kann.
lesson-table-white = Am echten Tisch in Ordnung. Hier nimm es zurück und drück auf die weiße Karte.
lesson-table-chapter = Am echten Tisch in Ordnung. Hier nimm es zurück und drück auf den Kapitelsaal.
lesson-table-done = Alles Übrige ist das Spiel, das du kennst.

## Der Ratgeber

coach-own-monk = Dein Mönch ist geheim. Hilf ihm ab und zu, und hilf auch einem anderen.
coach-event = Das Ereignis des Tages ändert bis zum Abend eine Regel. Drück darauf, um es zu lesen.
coach-penalty = Kein Plättchen seiner Farbe dort: Der Mönch bekam so viel Verdacht, wie die Plättchen zusammen zählen.
coach-tile = Ein genommenes Plättchen senkt den Verdacht dieses Mönchs und wird ein Zeitplättchen für den, der es nahm.
coach-judge = William ändert Indizien, die bis zum Ende bleiben; Adson nur Verdacht, der am Abend zählt.
coach-spend = Zeitplättchen halten die Sonnenuhr zurück. Wer den Tag beendet, bekommt ein Ereigniskärtchen: 2 Indizien.
coach-evening = Der Tag ist fast vorbei. Die Reihenfolge des Verdachts an seinem Ende entscheidet, wer Indizien bekommt.
coach-conversion = Verdacht wurde nach der Rangfolge zu Indizien: 5, 4, 3, 2, 1, 0. Dann beginnen alle wieder bei 10.
coach-show = Die gezeigte Farbe bekommt 2 Indizien, und alle wissen, dass du dieser Mönch nicht bist.
coach-accuse = Leg vor jeden Gegner den Mönch, für den du ihn hältst. Jeder Treffer kommt ihn teuer zu stehen.

matters-win = Wer nach dem siebten Tag die wenigsten Indizien gegen seinen Mönch hat, gewinnt.
mistake-accuse = Auf gut Glück beschuldigen: Merk dir, wer wem hilft und was jeder gezeigt hat.
mistake-rooms = Einen Mönch bewegen, ohne auf die Plättchen zu sehen: Der Raum entscheidet, ob es hilft oder schadet.
mistake-hours = Zeitplättchen ohne Not einsetzen oder aus Versehen den Tag beenden: Stunden sind eine Waffe.

## Begriffe

term-suspicion = Verdacht
term-suspicion-forms = Verdacht, Verdachts
term-suspicion-text = Die blaue Leiste, 0 bis 40. Am Abend entscheidet ihre Reihenfolge, wer Indizien bekommt; dann beginnen alle bei 10.
term-evidence = Indizien
term-evidence-forms = Indizien
term-evidence-text = Die braune Leiste. Sie zählt am Ende: Wer die wenigsten gegen seinen Mönch hat, gewinnt.
term-conversion = Umwandlung
term-conversion-forms = Umwandlung
term-conversion-text = Am Abend bekommen die Mönche nach der Reihenfolge ihres Verdachts 5, 4, 3, 2, 1, 0 Indizien.
term-time-tile = Zeitplättchen
term-time-tile-forms = Zeitplättchen
term-time-tile-text = Ein Plättchen, das du genommen hast. Setz es in einem späteren Zug ein: eine Stunde weniger.
term-tile = Aufgabenplättchen
term-tile-forms = Aufgabenplättchen, Plättchen
term-tile-text = Farbe und Wert. Ein Mönch seiner Farbe nimmt es und verliert Verdacht; ein anderer bekommt die Summe.
term-william = William
term-william-forms = William, Williams
term-william-text = Gibt oder nimmt jedem Mönch, zu dem er kommt, 3 Indizien.
term-adson = Adson
term-adson-forms = Adson, Adsons
term-adson-text = Gibt oder nimmt jedem Mönch, zu dem er kommt, 5 Verdacht.
term-clock = Sonnenuhr
term-clock-forms = Sonnenuhr, Stunde, Stunden
term-clock-text = Karten kosten Stunden. Mit 24 endet der Tag; was darüber ist, zählt zum nächsten.
term-event = Ereignis
term-event-forms = Ereignis, Ereigniskärtchen
term-event-text = Gilt einen Tag. Wer den Tag beendet, bekommt das Kärtchen: am Ende 2 Indizien.
term-marker = Farbmarker
term-marker-forms = Farbmarker
term-marker-text = Sechs für jeden: nach den Tagen 1, 3 und 5 gezeigt, am siebten Tag vor die Gegner gelegt.
term-monk = Mönch
term-monk-forms = Mönch, Mönche, Mönchen, Mönchs
term-monk-text = Sechs insgesamt. Einer bist heimlich du; manche gehören niemandem.
