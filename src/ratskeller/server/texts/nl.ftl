# Wat de server tegen spelers zegt: zijn weigeringen, en de eenvoudige pagina.

error-bad-message = Dit bericht was niet te lezen.
error-bad-record = Deze opname kan niet worden nagespeeld.
error-bad-position = Deze stelling kan niet.
error-bad-options = Zo kan de tafel niet worden klaargezet.
error-bad-seats = Deze plaats bestaat niet.
error-bad-choice = Die keuze bestaat niet in dit spel.
error-bad-name = Een naam heeft 2 tot 30 letters en cijfers; spaties, punten, streepjes en apostrofs mogen ertussen staan.
error-bad-channel = Daarheen kan niets worden gestuurd.
error-hello-first = De verbinding moet eerst, en maar één keer, haar tafel noemen.
error-no-secret = Hiervoor is de sleutel van een plaats nodig.
error-sign-in = Meld je hiervoor aan.
error-signed-out = Je bent hier afgemeld. Meld je opnieuw aan om verder te spelen.
error-wrong-passkey = Deze passkey opent hier geen account.
error-wrong-password = Deze naam en dit wachtwoord horen niet bij elkaar.
error-wrong-code = Deze naam en deze code horen niet bij elkaar, of de code is al gebruikt.
error-old-challenge = Dat duurde te lang. Probeer het nog eens.
error-confirm = Dit gaat over de sleutels van je account. Meld je nog een keer aan en doe het dan opnieuw.
error-banned = De beheerder van deze server heeft dit account geblokkeerd.
error-no-invitation = Een account krijg je op deze server op uitnodiging. Deze uitnodiging ontbreekt, is gebruikt of te oud.
error-no-passwords = Deze server werkt zonder wachtwoorden.
error-no-accounts = Deze server werkt zonder accounts.
error-bad-password = Een wachtwoord heeft 10 tot 200 tekens.
error-wrong-secret = Deze link hoort niet bij een plaats aan deze tafel.
error-wrong-invite = Deze tafel is besloten; vraag om een uitnodiging.
error-not-your-seat = Dit is niet jouw plaats.
error-not-host = Alleen wie deze tafel heeft geopend, kan haar sluiten.
error-no-hints = Aan deze tafel zijn geen hints toegestaan.
error-wrong-reveal = Dit geheim is niet het vastgelegde.
error-wrong-origin = Deze pagina mag hier geen verbinding maken.
error-not-found = Hier is niets.
error-no-table = Deze tafel bestaat niet.
error-no-game = Dit spel bestaat niet.
error-no-review = Naar deze analyse heeft nog niemand gevraagd.
error-no-channel = Deze melding bestaat niet.
error-no-language = Deze taal is niet beschikbaar.
error-not-allowed = Dat kan hier niet.
error-answered = Je hebt al gekozen.
error-stale = De partij is verdergegaan; kijk nog eens.
error-ahead = Dit hoort bij een later moment van de partij.
error-not-open = De partij is al begonnen.
error-starting = De partij begint zo.
error-not-running = Aan deze tafel wordt nu niet gespeeld.
error-not-finished = De partij is nog niet afgelopen.
error-still-running = Deze stelling ligt op een tafel waar nog wordt gespeeld. Na afloop van de partij kun je haar bekijken.
error-seat-taken = Deze plaats is bezet.
error-name-taken = Deze naam is al bezet, of lijkt te veel op een naam die bezet is.
error-last-passkey = Dit is de enige sleutel van je account. Voeg eerst een andere toe.
error-too-many-passkeys = Je account heeft al heel veel passkeys. Verwijder er eerst een.
error-bot-plays = Op deze plaats speelt een bot.
error-no-bot-plays = Op deze plaats speelt geen bot.
error-no-return = Je kunt niet naar deze plaats terug.
error-no-undo = Er valt niets meer terug te nemen.
error-not-away = Deze speler heeft de tafel nog niet lang genoeg laten wachten.
error-voted = Je hebt al gestemd.
error-other-rules = Deze partij volgt een andere versie van de regels dan hier is geïnstalleerd.
error-too-large = Dit is te groot.
error-too-fast = Te veel verzoeken; iets langzamer, graag.
error-too-many = Er wachten te veel tafels op spelers.
error-too-many-attempts = Te veel pogingen. Wacht een uur.
error-too-many-reviews = Er wachten al veel analyses; probeer het later nog eens.
error-too-many-analyses = Er worden al veel stellingen bekeken; probeer het zo nog eens.
error-too-many-channels = Meer meldingen kun je niet hebben; verwijder er eerst een.
error-busy = De tafel is bezet; probeer het nog eens.
error-unavailable = De tafel is nu niet te bereiken; probeer het zo meteen weer.

plain-up = De server draait. De borden horen bij de webapp, die niet in deze kopie zit.
plain-schema = Programma’s vinden hier alles wat ze kunnen opvragen:
plain-tables = Tafels in de lobby
plain-none = Op dit moment geen.
plain-open = open
plain-running = bezig

notice-turn = { $title }: jij bent aan de beurt
notice-full = { $title }: het spel begint
notice-over = { $title }: het spel is afgelopen
notice-message = { $title }: een bericht voor jou
notice-with = Met { $others }.
notice-trial = Ratskeller
notice-trial-body = Meldingen komen hier aan.
notice-confirm = Meldingen van Ratskeller?
notice-confirm-body =
    Iemand, waarschijnlijk jijzelf, wil op dit adres horen wanneer hij aan de beurt is.
    Ga je akkoord, open dan deze pagina:
    { $url }
    Was jij het niet, doe dan niets: er volgt geen mail meer.
notice-stop = Geen mails meer zoals deze: { $url }
