# Malavita, Hungarian: what stands on the table of Razzia (Dorra).
# What may stand beside "Te" too has no verb that agrees.

razzia-dorra-table-where = { $round }. forduló / { $rounds }
razzia-dorra-table-round = { $round }. forduló

## Seats

razzia-dorra-table-dealer = osztó
razzia-dorra-table-won = nyereség
razzia-dorra-table-hidden = A nyereség a végéig rejtett.
razzia-dorra-table-hand = { $count } lap a kézben
razzia-dorra-table-ready = kész
razzia-dorra-table-doing = { $phase ->
    [place] bankjegyet tesz
    [choose] választ
    [split] osztozkodik
   *[answer] válasz előtt
}
razzia-dorra-table-answer = { $answer ->
    [accept] elfogadva
    [duel] párbaj
   *[unknown] megvan a válasz
}
razzia-dorra-table-card = { $card ->
    [raid] razzia { $card-value }
   *[gambler] szerencsejátékos { $card-value }
}
razzia-dorra-table-card-at = { $card ->
    [raid] razzia { $card-value }: { razzia-dorra-goes-to }
   *[gambler] szerencsejátékos { $card-value }: { razzia-dorra-goes-to }
}
razzia-dorra-table-tally = { $done } / { $all }
razzia-dorra-table-have-chosen = már választott

## Bars

razzia-dorra-table-empty = üres
razzia-dorra-table-nobody = senki sem jött
razzia-dorra-table-came = { $count } lap jött
razzia-dorra-table-sharing = { $count } jogosult
razzia-dorra-table-failed = eredménytelen razzia
razzia-dorra-table-took = { $count ->
    [one] { $by ->
        [you] a nyereséged { $amount }
       *[other] { $names } nyeresége { $amount }
    }
   *[other] { $names }: { $amount }
}
razzia-dorra-table-dealers-note = osztó bankjegye: { $note }
razzia-dorra-table-yours = te: { $cards }
razzia-dorra-table-no-card = nincs ide lapod

## The dealer’s note

razzia-dorra-table-the-note = Az osztó bankjegye
razzia-dorra-table-unseen = Az osztó bankjegye, képpel lefelé
razzia-dorra-table-which-bar = { $by ->
    [you] Tedd bármelyik bárba: válaszd ki a bárt, vagy húzd oda a bankjegyet.
   *[other] { $name } megnézi, és leteszi az egyik bárba.
}

## All choose

razzia-dorra-table-step-notes = bankjegyek kirakva
razzia-dorra-table-step-dealer = osztó bankjegye
razzia-dorra-table-step-choose = lapválasztás · { $done } / { $all }
razzia-dorra-table-step-turn = közös felfedés
razzia-dorra-table-step-bars = bárok sorban
razzia-dorra-table-chosen = Már választott: { $done } / { $all }
razzia-dorra-table-has-chosen = { $name }: lap kiválasztva
razzia-dorra-table-slot = tiéd
razzia-dorra-table-turned = Közös felfedés
razzia-dorra-table-caught = lebukott
razzia-dorra-table-shares = jogosult
razzia-dorra-table-later = később
razzia-dorra-table-nothing = semmi
razzia-dorra-table-go-on = Tovább

## A bar is shared out

razzia-dorra-table-nth = Bankjegy: { $number } / { $all }
razzia-dorra-table-who-gets = Kié legyen: { $note }?
razzia-dorra-table-then = utána
razzia-dorra-table-shared-out = Kiosztva
razzia-dorra-table-answered = Válaszok: { $done } / { $all }
razzia-dorra-table-proposes = javaslattevő, legmagasabb lap
razzia-dorra-table-answers = { $how ->
    [open] nyílt válasz
   *[secret] titkos válasz
}
razzia-dorra-table-empty-share = üres rész
razzia-dorra-table-duels-with = { $by ->
    [you] párbajod: { $card-value } + kocka
   *[other] párbajban: { $card-value } + kocka
}
razzia-dorra-table-odds = { $by ->
    [you] párbaj: esélyed { $chance }
   *[other] párbaj: { $name } esélye { $chance }
}
razzia-dorra-table-sure = { $amount ->
    [0] Neked semmi, de kockázat sincs.
   *[other] Biztos { $amount }.
}
razzia-dorra-table-risk = { $name } ellen { $chance }, a tét legalább { $amount }.
razzia-dorra-table-against = kontra
razzia-dorra-table-die = kocka: { $value }

## My seat

razzia-dorra-table-your-hand = A kezed
razzia-dorra-table-pick-card = Lapválasztás
razzia-dorra-table-pick-bar = Bárválasztás
razzia-dorra-table-what-if = { $kind ->
    [raid] { $amount } az asztalon. Ha nem jön szerencsejátékos, a bankjegyek maradnak.
   *[gambler] { $amount } az asztalon. Razziakor minden szerencsejátékos üres kézzel távozik.
}
razzia-dorra-table-note-first = Előbb az osztó bankjegye, aztán a lapok.
razzia-dorra-table-hand-rests = A kezed pihen: lapot a következő forduló ({ $round }.) elején választasz, osztás után.
razzia-dorra-table-notes-left = Hátralévő bankjegyek

## Score

razzia-dorra-table-money = Nyereség
razzia-dorra-table-before = Előtte
razzia-dorra-table-now = Most

## A card at large: its rule in one sentence

razzia-dorra-about = { $card ->
    [gambler] Ha egyedül van a színének megfelelő bárban, elviszi az összes bankjegyet; többen osztoznak, razzia elől mind üres kézzel távoznak.
   *[raid] Ha a színének megfelelő bárban szerencsejátékosra talál, elviszi a bankjegyeket; ha nem, nem kap semmit.
}
