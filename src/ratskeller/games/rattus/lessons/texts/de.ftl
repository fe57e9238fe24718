# Die Lektionen von Rattus auf Deutsch.

lesson-settle = Deine Leute
lesson-settle-first = Europa, 1347. Die roten Würfel sind deine Leute; wer am Ende die meisten hat, gewinnt. Beginne in Gallia: Drück darauf, und zwei Würfel ziehen ein.
lesson-settle-second = Auch die anderen sind da. Setze dein zweites Paar nach Anglia, weit weg von allen: Die Pest trifft zuerst, wo viele wohnen.
lesson-settle-elsewhere = Das geht. Nimm es für diese Lektion zurück und wähle die leuchtende Region.
lesson-settle-crowd = Da wird es eng, und im Gedränge schlägt die Pest zu. Nimm es zurück und versuch Anglia.
lesson-settle-done = Zwei Regionen, je zwei Würfel: Was die Pest auch nimmt, die andere Region lebt weiter.

lesson-grow = Ratten bringen Leute
lesson-grow-card = Dein Zug. Zuerst darfst du eine Karte nehmen; ihre Fähigkeit gilt sofort. Der Bauer setzt einen Würfel mehr. Nimm den Bauern.
lesson-grow-place = Du setzt so viele Würfel, wie Rattenplättchen in der Region liegen. In Gallia liegt eins, der Bauer gibt eins dazu: Setze dort zwei.
lesson-grow-card-first = Erlaubt, aber der Bauer hilft nur, wenn du ihn vorher hast. Nimm es zurück.
lesson-grow-too-soon = Mit der Pestfigur endet dein Zug. Karte und Würfel wären verschenkt. Nimm es zurück.
lesson-grow-other-card = Auch eine gute Karte, aber jetzt willst du Würfel. Nimm es zurück und wähle den Bauern.
lesson-grow-one = Du darfst einen mehr setzen. Nimm es zurück: Mit dem Bauern sind es zwei.
lesson-grow-apart = Möglich. Für diese Lektion nimm es zurück und wachse in Gallia.
lesson-grow-three = Ein Plättchen und der Bauer geben zwei Würfel, nicht drei.
lesson-grow-done = Wo Ratten sind, vermehren sich die Leute. Darum will jeder Ratten, bis die Pest kommt.

lesson-plague = Die Pest zieht weiter
lesson-plague-move = Jeder Zug endet mit der Pestfigur. Drück auf sie, dann auf eine Nachbarregion. Schick sie nach Italia, wo Blau wohnt.
lesson-plague-spread = In Italia liegt ein Plättchen, also kommt ein neues in eine Nachbarregion. Leg es nach Gallia: mehr Ratten, mehr Würfel für dich.
lesson-plague-result = Das Plättchen in Italia wurde aufgedeckt. Grenzwert 2, zwei Würfel standen dort: Es schlug zu. Blau hatte die meisten und verlor einen.
lesson-plague-own = Dort wohnen deine eigenen Leute. Nimm es zurück und schick sie nach Italia.
lesson-plague-stay = Die Pestfigur ruht nie: Sie muss Hispania verlassen.
lesson-plague-far = Nur ein Schritt, in eine Nachbarregion. Polonia ist zu weit.
lesson-plague-harvest = Auch möglich. Aber Ratten nützen dort, wo du setzt: Nimm es zurück und wähle Gallia.
lesson-plague-done = Einmal je Zug entscheidest du, wen die Pest besucht. Die anderen auch.

lesson-struck = Die Pest besucht dich
lesson-struck-their-turn = Jetzt ist Blau dran: eine Karte, Würfel, die Pestfigur. Achte auf Gallia.
lesson-struck-loss = Vier Würfel erreichten den Grenzwert 4. Du verlorst drei: „alle“, „Mehrheit“ und das Zeichen deines Bauern. Das zweite Plättchen traf auf einen Würfel: zu wenig.
lesson-struck-harvest = Verlorene Würfel kommen in deinen Vorrat zurück. In Gallia liegen zwei neue Plättchen: Mit dem Bauern setzt du dort jetzt drei.
lesson-struck-peasant = Du darfst drei setzen: zwei Plättchen und der Bauer. Nimm es zurück.
lesson-struck-more = In Gallia darfst du drei setzen. Nimm es zurück und wachse dort.
lesson-struck-later = Karten kommen in der nächsten Lektion. Nimm es zurück und setze zuerst Würfel.
lesson-struck-place-first = Die Pestfigur beendet deinen Zug. Nimm es zurück und setze zuerst Würfel.
lesson-struck-done = Karten helfen und schaden: Jeder Stand hat sein Zeichen auf Plättchen. Und eine Region erholt sich so schnell, wie sie fällt.

lesson-palace = Die Burg
lesson-palace-take = Karten darfst du auch anderen wegnehmen. Blau hat den König: Nimm ihn.
lesson-palace-use = Der König bringt einen Würfel aus einer Region ohne Ratten in die Burg. Nutze ihn: Drück auf deine Karte.
lesson-palace-cube = Der Mönch hat die Ratten aus Anglia fortgetragen. Schick von dort einen Würfel in die Burg: Dort erreicht ihn keine Pest.
lesson-palace-other-card = Nützlich, aber jetzt brauchst du den König. Nimm es zurück.
lesson-palace-too-soon = Noch nicht. Nimm es zurück und folge dem Licht.
lesson-palace-rats = In Gallia sind Ratten. Der König holt Würfel nur, wo kein Plättchen liegt.
lesson-palace-done = Ein Würfel in der Burg zählt am Ende und wird nie getroffen. Langsam, aber sicher.

lesson-look = Unter die Plättchen schauen
lesson-look-take = Plättchen liegen verdeckt, niemand kennt sie. Die Hexe sieht nach. Nimm die Hexe.
lesson-look-use = Nun nutze die Hexe: Drück auf deine Karte.
lesson-look-first = Sieh dir das leuchtende Plättchen in Gallia an: Dort leben vier deiner Würfel.
lesson-look-other = Grenzwert 3; alle, die Mehrheit und der König verlieren: schlecht für dich. Sieh dir auch das leuchtende in Germania an.
lesson-look-swap = Grenzwert 6: fast harmlos. Vertausche die beiden, dann liegt das schlimme unter den fünf Würfeln von Blau.
lesson-look-other-card = Ein andermal. Nimm es zurück und wähle die Hexe.
lesson-look-look-first = Zuerst die Hexe, solange dein Zug dauert. Nimm es zurück.
lesson-look-own-first = Das ist die Sorge eines anderen. Nimm es zurück und sieh nach, wo du wohnst.
lesson-look-one-more = Du darfst noch ein zweites ansehen und dann vertauschen. Nimm es zurück.
lesson-look-germania = Nimm es zurück und sieh in Germania nach: Dort stehen viele blaue Würfel.
lesson-look-keep = Dann bleibt das schlimme Plättchen bei dir. Nimm es zurück und vertausche.
lesson-look-done = Nur du weißt, was dort liegt. Wer ein Plättchen kennt, bestimmt auch, welches zuerst aufgedeckt wird.

lesson-ending = Wie es endet
lesson-ending-last-cubes = Später in der Partie: 17 deiner 20 Würfel sind im Spiel. Setze die letzten drei nach Gallia. Sind alle draußen, endet die Partie.
lesson-ending-last-move = Beende deinen Zug: Schick die Pestfigur nach Turcia, wo niemand wohnt.
lesson-ending-last-spread = Zwei Plättchen breiten sich aus. Leg eins nach Italia, eins nach Bulgaria.
lesson-ending-result = Die Pest schlug noch einmal überall zu. Dir blieben 11 Würfel mit der Burg, den anderen je 4. Wer die meisten hat, gewinnt.
lesson-ending-twenty = Erlaubt, aber du führst und willst das Ende. Nimm es zurück: drei Würfel nach Gallia.
lesson-ending-quiet = Das kostet noch Würfel. Nimm es zurück und wähle Turcia.
lesson-ending-quiet-first = Der König könnte noch einen Würfel holen. Hier nimm es zurück und zieh die Pestfigur.
lesson-ending-away = Nimm es zurück: eins nach Italia, eins nach Bulgaria.
lesson-ending-done = Die letzte Pest trifft alle. Verteile dich vorher, und denk an die Burg.

lesson-round = Deine eigene Runde
lesson-round-finish = Jetzt spielst du gegen zwei leichte Bots. Beende diesen Zug: Würfel setzen, dann die Pestfigur. Der Ratgeber bleibt bei dir.
lesson-round-again = Ein ganzer Zug allein: Karte, Würfel, Fähigkeit, Pestfigur.
lesson-round-done = Du kannst jetzt Rattus spielen. Eröffne einen Tisch gegen leichte Bots oder lies in den Regeln weiter.

lesson-table = Der Tisch
lesson-table-press = Du wählst auf dem Spielplan: Drück auf etwas, und es geschieht. Nimm den Ritter: Drück auf die Karte.
lesson-table-undo = Genommen. Zurücknehmen geht, bis etwas Verdecktes gezeigt wird. Daneben: alle Möglichkeiten als Liste (Taste L).
lesson-table-amount = Sind mehrere Mengen möglich, erscheint ein Zähler. Setze einen Würfel nach Gallia.
lesson-table-ask = Was nicht geht, erklärt sich: Drück auf Polonia und frag, warum. Halten oder Zeigen erklärt jedes Teil.
lesson-table-confirm = Bei dem, was etwas beendet oder aufdeckt, wird nachgefragt. Drück auf die Pestfigur, dann auf Italia, und bestätige.
lesson-table-spread = Was umrandet ist, darfst du jetzt wählen. Lass die Ratten in eine umrandete Region.
lesson-table-recap = „Seit deinem Zug“ zeigt noch einmal, was die anderen taten. Im Menü: Verlauf, Chat, Regeln, Einstellungen.
lesson-table-knight = Am echten Tisch in Ordnung. Hier nimm es zurück und drück auf den Ritter.
lesson-table-gallia = Am echten Tisch in Ordnung. Hier nimm es zurück und drück auf Gallia.
lesson-table-italia = Am echten Tisch in Ordnung. Hier nimm es zurück und wähle Italia.
lesson-table-turcia = Am echten Tisch in Ordnung. Hier nimm es zurück und wähle eine andere Region.
lesson-table-far = Auch der Ritter geht höchstens zwei Schritte weit.
lesson-table-done = Alles Übrige ist das Spiel, das du kennst.

## Der Ratgeber

coach-face-down = Neue Rattenplättchen liegen verdeckt: Niemand kennt sie. Je mehr Plättchen, desto mehr Würfel darfst du hier setzen.
coach-spared = Hier standen weniger Würfel als der Grenzwert: Das Plättchen tat nichts.
coach-lost = Verlorene Würfel kommen in deinen Vorrat: Setze sie wieder, wo Ratten sind.
coach-taken = Karten wechseln den Besitzer. Wenige zu haben ist manchmal sicherer: Ihre Zeichen stehen auf Plättchen.
coach-knight = Zählt die Pestfigur mit, wird der Grenzwert leichter erreicht. Gut, wo andere mehr zu verlieren haben.
coach-palace = Würfel in der Burg sind für immer sicher und zählen am Ende.
coach-supply = Der Vorrat an Plättchen geht zur Neige. Ist er leer, beginnt die letzte Runde.
coach-stock = Du hast nur noch wenige Würfel im Vorrat. Hat jemand alle 20 gesetzt, beginnt die letzte Runde.
coach-last-round = Letzte Runde: nur noch Fähigkeiten. Dann schlägt die Pest überall zu.

matters-win = Wer nach der letzten Pest die meisten Würfel auf der Karte und in der Burg hat, gewinnt.
mistake-card-first = Würfel setzen, bevor du eine Karte nimmst: Mit ihr wären es vielleicht mehr geworden.
mistake-unused = Die Pestfigur ziehen und eine Fähigkeit ungenutzt lassen: Kaufmann, König und Hexe wirken nur davor.
mistake-plague = Die Pestfigur aus Gewohnheit ziehen: Sieh, wo andere mehr verlieren als du.

## Begriffe

term-cube = Würfel
term-cube-forms = Würfel, Würfeln, Würfels
term-cube-text = Deine Leute, 20 insgesamt. Am Ende zählen die auf der Karte und in der Burg.
term-token = Rattenplättchen
term-token-forms = Rattenplättchen, Plättchen, Ratten
term-token-text = Liegt verdeckt, höchstens drei je Region. Du setzt so viele Würfel, wie Plättchen da sind; die Pest deckt sie auf.
term-pawn = Pestfigur
term-pawn-forms = Pestfigur
term-pawn-text = Jeder bewegt sie am Ende seines Zuges in eine Nachbarregion. Dort schlägt die Pest zu.
term-limit = Grenzwert
term-limit-forms = Grenzwert, Grenzwerte
term-limit-text = Ein Plättchen schlägt nur zu, wenn mindestens so viele Würfel in der Region stehen, gleich wessen.
term-palace = Burg
term-palace-forms = Burg
term-palace-text = Würfel hier werden nie getroffen und zählen am Ende. Der König bringt sie.
term-spread = Ausbreiten
term-spread-forms = breitet sich, breiten sich
term-spread-text = Bevor die Pest zuschlägt, kommen neue Plättchen in Nachbarregionen: eins, oder zwei, wo zwei oder drei liegen.
term-power = Fähigkeit
term-power-forms = Fähigkeit, Fähigkeiten
term-power-text = Was eine Ständekarte kann: einmal je Zug, im eigenen Zug, bevor die Pestfigur zieht.
term-peasant = Bauer
term-peasant-forms = Bauer, Bauern
term-peasant-text = Setze einen Würfel mehr, auch wo keine Ratten sind.
term-knight = Ritter
term-knight-forms = Ritter, Ritters
term-knight-text = Die Pestfigur geht einen oder zwei Schritte und darf als zwei Würfel zählen.
term-monk = Mönch
term-monk-forms = Mönch, Mönchs
term-monk-text = Trage ein Rattenplättchen in eine Nachbarregion.
term-merchant = Kaufmann
term-merchant-forms = Kaufmann, Kaufmanns
term-merchant-text = Bewege einen bis drei deiner Würfel in eine Nachbarregion.
term-witch = Hexe
term-witch-forms = Hexe
term-witch-text = Sieh dir bis zu zwei Plättchen an und vertausche sie, wenn du magst.
term-king = König
term-king-forms = König, Königs
term-king-text = Bring einen deiner Würfel aus einer Region ohne Ratten in die Burg.
