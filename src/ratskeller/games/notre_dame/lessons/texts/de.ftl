# Die Lektionen von Notre Dame auf Deutsch.

lesson-cards = Zwei Karten
lesson-cards-bank = Dein Viertel von Paris. Eine Karte setzt einen Stein und wirkt sofort: Die Bank gibt für jeden Stein dort eine Münze. Spiel die Bank.
lesson-cards-residence = Ein Stein, eine Münze. Spiel nun die Residenz: ein Punkt Prestige für jeden Stein dort. Wer am Ende das meiste Prestige hat, gewinnt.
lesson-cards-bank-first = Das geht. Hier nimm es zurück und beginn mit der Bank: erst die Münzen.
lesson-cards-later = Das Hospital kommt bald. Nimm es zurück und spiel die Residenz.
lesson-cards-gone = Die Bank ist gespielt. Jede Karte wirkt einmal.
lesson-cards-done = Zwei Karten je Runde, die dritte wird abgelegt. Steine bleiben: Ein Feld wird jedes Mal stärker.

lesson-hire = Eine Person, und die Ratten
lesson-hire-monk = Eine von drei Personen hilft dir für eine Münze. Der Mönch gibt zwei Steine und einen Prestigepunkt. Ohne Steine geht nichts: Bestich den Mönch.
lesson-hire-plague = Am Ende der Runde kommt die Seuche: Die drei Personen brachten vier Ratten, deine Ratte lief auf 4. Über 9 tut es weh.
lesson-hire-pass = Passen spart eine Münze, aber dir gehen die Steine aus. Nimm es zurück und bestich den Mönch.
lesson-hire-other = Auch eine gute Vergünstigung. Nimm es zurück: Dir fehlen jetzt Steine.
lesson-hire-done = Personen sind zweierlei: eine Vergünstigung für den, der zahlt, und Ratten für alle.

lesson-draft = Behalten und weitergeben
lesson-draft-threat = Eine neue Runde. Diese drei bringen sieben Ratten. Deine Ratte steht auf 4: Das wären 11, ein Ausbruch.
lesson-draft-keep = Du hast drei Karten gezogen: Behalte eine, zwei gehen nach links. Behalte das Hospital.
lesson-draft-second = Von rechts kamen zwei: eine behalten, eine weitergeben. Mit einem zweiten Stein zahlt die Bank zwei. Behalte die Bank.
lesson-draft-rats = Gute Karten, aber sieben Ratten kommen. Nimm es zurück und behalte das Hospital.
lesson-draft-grow = Eine Klosterschule bringt Steine. Heute nimm es zurück und behalte die Bank.
lesson-draft-done = Du wählst für dich, und du wählst, was dein Nachbar bekommt. Die letzte Karte kommt von selbst.

lesson-danger = Gegen die Seuche
lesson-danger-hospital = Das Hospital schickt die Ratte ein Feld zurück, und jeder Stein dort mindert jede Seuche um eins. Spiel es.
lesson-danger-bank = Nun bliebe deine Ratte auf 9 stehen: kein Ausbruch. Spiel die Bank: Mit zwei Steinen gibt sie zwei Münzen.
lesson-danger-hostess = Bestich die Wirtin: drei Prestigepunkte und ein Bonus deiner Wahl.
lesson-danger-bonus = Münze, Stein oder Ratte zurück? Drück auf deine Ratte: Ein Feld weniger gilt die ganze Partie.
lesson-danger-spared = Sieben Ratten, eine weniger durchs Hospital: Deine Ratte steht auf 8. Die anderen sitzen auf 9, am Rand.
lesson-danger-rats-first = Das geht. Aber nimm es zurück: zuerst die Ratten.
lesson-danger-coins = Auch der Park schickt die Ratte zurück, aber Münzen bestechen Personen. Nimm es zurück und spiel die Bank.
lesson-danger-pass = Du hast Münzen. Nimm es zurück und bestich die Wirtin.
lesson-danger-hostess-now = Ein andermal. Nimm es zurück und bestich die Wirtin.
lesson-danger-back = Nützlich, aber die Ratte ist nah. Nimm es zurück und drück auf deine Ratte.
lesson-danger-done = Über 9 verlierst du zwei Prestige und einen Stein. Das Hospital wirkt jede Runde, darum lohnt es sich früh.

lesson-carriage = Eine Botschaft holen
lesson-carriage-play = Du hast eine Kutscherei. Spiel sie: Deine Kutsche fährt für jeden Stein dort einen Marktplatz weit.
lesson-carriage-drive = Auf den Eckmärkten liegen Botschaften. Die leuchtende gibt drei Prestige und schickt die Ratte zurück. Fahr hin.
lesson-carriage-take = Nimm die Botschaft.
lesson-carriage-own-card = Das ginge auch. Nimm es zurück und spiel die leuchtende Karte.
lesson-carriage-carriage-first = Die Kathedrale kommt danach. Nimm es zurück und spiel die Kutscherei.
lesson-carriage-stay = Wer stehen bleibt, holt nichts. Nimm es zurück und fahr.
lesson-carriage-letter = Auch dort liegt eine. Nimm es zurück und hol die, die Ratten vertreibt.
lesson-carriage-far = Ein Stein in der Kutscherei reicht für einen Marktplatz. Dieser ist zu weit.
lesson-carriage-leave = Dafür bist du gekommen. Nimm es zurück und nimm die Botschaft.
lesson-carriage-done = Beim nächsten Mal brauchst du eine andere Farbe: Jede kommt einmal dran, bevor eine wiederkehrt.

lesson-cathedral = Notre Dame
lesson-cathedral-play = Jede dritte Runde wird die Kathedrale abgerechnet. Spiel die Karte Notre Dame, um zu spenden und einen Stein hineinzulegen.
lesson-cathedral-pay = Eine Münze gibt 1 Prestige, zwei geben 3, drei geben 6. Spende drei.
lesson-cathedral-guard = Die Stadtwache gibt für jeden deiner Steine auf dem Spielplan einen Punkt. Du hast sechs. Bestich sie.
lesson-cathedral-scored = Die 8 Prestige von Notre Dame teilten sich zwei Steine: 4 für dich. Die Steine gehen heim, ein neuer Durchgang beginnt.
lesson-cathedral-cathedral-first = Nimm es zurück: Ohne Stein in Notre Dame bekommst du keinen Anteil.
lesson-cathedral-nothing = Dann bekommst du gar nichts. Nimm es zurück und spende drei.
lesson-cathedral-three = Die dritte Münze bringt am meisten. Nimm es zurück und spende drei.
lesson-cathedral-pass = Sechs Punkte für eine Münze. Nimm es zurück.
lesson-cathedral-guard-now = Nimm es zurück: Mit sechs Steinen ist die Stadtwache sechs wert.
lesson-cathedral-done = Je weniger Steine in Notre Dame, desto größer der Anteil. Achte darauf, wer hingeht, und geh, wenn die anderen nicht können.

lesson-round = Deine eigene Runde
lesson-round-play = Jetzt spielst du gegen zwei leichte Bots: behalten, behalten, zwei Karten, eine Person. Der Ratgeber bleibt bei dir.
lesson-round-done = Du kannst jetzt Notre Dame spielen. Eröffne einen Tisch gegen leichte Bots oder lies in den Regeln weiter.

lesson-table = Der Tisch
lesson-table-press = Du wählst auf dem Tisch: Drück auf eine Handkarte, und sie ist gespielt. Spiel die Bank.
lesson-table-recap = Die Zeile über dem Spielplan erzählt, was geschieht. „Seit deinem Zug“ zeigt noch einmal, was die anderen taten.
lesson-table-ask = Drück auf etwas oder halte es, um darüber zu lesen: ein Feld, eine Person, den Namen eines Spielers für sein ganzes Viertel.
lesson-table-second = Spiel eine zweite Karte: die Residenz oder das Hospital.
lesson-table-list = Zurücknehmen geht, bis etwas Verdecktes gezeigt wird. Daneben stehen alle Möglichkeiten als Liste (Taste L).
lesson-table-forecast = Die Seuchenleiste zeigt, wo deine Ratte diese Runde stehen bleibt. Drück auf eine Person, um sie zu bestechen, oder passe.
lesson-table-bank = Am echten Tisch in Ordnung. Hier nimm es zurück und drück auf die Bank.
lesson-table-bishop = Der Bischof stellt noch eine Frage. Nimm es zurück und wähle eine andere Person, oder passe.
lesson-table-done = Alles Übrige ist das Spiel, das du kennst.

## Der Ratgeber

coach-draft = Behalte, was du jetzt brauchst; denk auch daran, was dein linker Nachbar bekommt.
coach-hire = Eine Person je Runde, für eine Münze. Ihre Ratten kommen so oder so.
coach-outbreak = Deine Ratte käme diese Runde über 9: zwei Prestige und ein Stein verloren. Hospital, Park, Gasthaus oder Medikus helfen.
coach-rat = Deine Ratte steht hoch. Genau auf 9 geschieht nichts, darüber ist ein Ausbruch.
coach-no-markers = Kein Stein im eigenen Vorrat: Eine Karte holt jetzt einen Stein aus einem anderen Feld oder tut nichts.
coach-drive = Nur ein Marktplatz mit Botschaft lohnt die Fahrt. Die Farben werden reihum genommen.
coach-friend = Dein Vertrauter zählt als Stein und zieht jedes Mal um: dorthin, wo er am meisten bringt.
coach-donate = Drei Münzen geben 6 Prestige, und der Stein nimmt an der Abrechnung nach diesem Durchgang teil.
coach-park = Dein Park erhöht von nun an jeden Gewinn an Prestige.
coach-no-coin = Keine Münze, keine Vergünstigung. Mit der Bank bleibst du zahlungsfähig.
coach-scored = Notre Dame wurde abgerechnet: weniger Steine dort, größerer Anteil für jeden.

matters-win = Wer nach neun Runden das meiste Prestige hat, gewinnt. Münzen, Steine und ein gesundes Viertel führen dahin.
mistake-income = Prestigekarten in den ersten Runden statt Bank und Klosterschule: Ohne Münzen und Steine steht alles still.
mistake-hospital = Kein Hospital, bis die Ratte auf 9 steht: Es wirkt jede Runde, also lohnt es sich früh.
mistake-hire = Bestechen, ohne zu vergleichen: Der Medikus hält eine Seuche auf, der Mönch bringt Steine. Das ist oft mehr wert als Prestige.

## Begriffe

term-marker = Stein
term-marker-forms = Stein, Steine, Steinen
term-marker-text = Deine Holzwürfel. Eine Karte setzt einen aus dem eigenen Vorrat in ihr Feld; er bleibt dort.
term-friend = Vertrauter
term-friend-forms = Vertrauter, Vertrauten, Vertraute
term-friend-text = Zählt als Stein und zieht mit seiner Karte jedes Mal in ein anderes Feld.
term-coin = Münze
term-coin-forms = Münze, Münzen
term-coin-text = Bezahlt Personen und Spenden für Notre Dame.
term-prestige = Prestige
term-prestige-forms = Prestige, Prestigepunkt, Prestigepunkte
term-prestige-text = Die Punkte des Spiels. Wer nach neun Runden am meisten hat, gewinnt.
term-rat = Ratte
term-rat-forms = Ratte, Ratten
term-rat-text = Deine Ratte läuft von 0 bis 9. Jede Runde treibt die Seuche sie weiter, weniger, was dein Hospital abhält.
term-plague = Seuche
term-plague-forms = Seuche
term-plague-text = Am Ende der Runde: die Ratten auf den drei Personen, weniger dein Hospital.
term-outbreak = Ausbruch
term-outbreak-forms = Ausbruch, Ausbrüche
term-outbreak-text = Käme die Ratte über 9, verlierst du zwei Prestige und einen Stein aus deinem stärksten Feld.
term-message = Botschaft
term-message-forms = Botschaft, Botschaften
term-message-text = Holt die Kutsche von den Eckmärkten. Nimm die Farben reihum.
term-carriage = Kutsche
term-carriage-forms = Kutsche
term-carriage-text = Fährt für jeden Stein in der Kutscherei einen Marktplatz weit und nimmt dort eine Botschaft.
term-hire = Bestechen
term-hire-forms = bestechen, bestichst, besticht, Bestich, bestochen
term-hire-text = Einmal je Runde gewährt dir eine der drei offenen Personen für eine Münze eine Vergünstigung.
term-supply = Eigener Vorrat
term-supply-forms = eigenen Vorrat, eigener Vorrat, Vorrat
term-supply-text = Steine, die du setzen kannst. Klosterschule und Mönch bringen neue aus dem allgemeinen Vorrat.
term-bank = Bank
term-bank-forms = Bank
term-bank-text = So viele Münzen, wie Steine dort liegen.
term-residence = Residenz
term-residence-forms = Residenz
term-residence-text = So viel Prestige, wie Steine dort liegen.
term-park = Park
term-park-forms = Park
term-park-text = Die Ratte geht eins zurück; je zwei Steine dort erhöhen jeden Gewinn an Prestige um eins.
term-hospital = Hospital
term-hospital-forms = Hospital
term-hospital-text = Die Ratte geht eins zurück; jeder Stein dort mindert jede Seuche um eins.
