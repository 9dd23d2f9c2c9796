# Malavita, Hungarian: Razzia (Dorra).

razzia-dorra-title = Razzia
razzia-dorra-author = Stefan Dorra, 1992
razzia-dorra-advert = Hat bár, fejenként egy titkos lap. Osztozz a pénzen, vagy dobj érte.

## Things

razzia-dorra-bar = { $bar ->
    [colibri] Colibri
    [cotton_club] Cotton Club
    [havanna_bar] Havanna Bar
    [jungle] Jungle
    [lincoln] Lincoln
   *[jazz_house] Jazz House
}
razzia-dorra-goes-to = { $card-colour ->
    [red] Colibri
    [yellow] Cotton Club
    [violet] Havanna Bar
    [blue] Jungle
    [green] Lincoln
   *[pink] Jazz House
}
razzia-dorra-card = { $card ->
    [raid] razzia { $card-value } ({ razzia-dorra-goes-to })
   *[gambler] szerencsejátékos { $card-value } ({ razzia-dorra-goes-to })
}
    .label = { $card ->
        [raid] Razzia
       *[gambler] Szerencsejátékos
    }
razzia-dorra-notes = { razzia-dorra-bar } { $note }

## Story

razzia-dorra-note-placed = { $by ->
    [you] Elhelyezed az osztó bankjegyét: { $note }, { razzia-dorra-bar }.
   *[other] { $seat } elhelyezi az osztó bankjegyét: { $note }, { razzia-dorra-bar }.
}
razzia-dorra-card-chosen = { $by ->
    [you] Lapot választasz: { razzia-dorra-card }.
   *[other] { $card ->
        [unknown] { $seat } lapot választ.
       *[known] { $seat } lapot választ: { razzia-dorra-card }.
    }
}
razzia-dorra-card-turned-up = { $by ->
    [you] A lapod: { razzia-dorra-card }.
   *[other] { $seat } lapja: { razzia-dorra-card }.
}
razzia-dorra-gambler-caught = { $by ->
    [you] { razzia-dorra-bar }, razzia: üres kézzel távozol.
   *[other] { razzia-dorra-bar }, razzia: { $seat } üres kézzel távozik.
}
razzia-dorra-raid-failed = { razzia-dorra-bar }: eredménytelen razzia. A bankjegyek maradnak.
razzia-dorra-bar-taken = { $by ->
    [you] { razzia-dorra-bar }: a nyereséged { $amount }.
   *[other] { razzia-dorra-bar }: { $seat } nyeresége { $amount }.
}
razzia-dorra-split-opened = { $by ->
    [you] { razzia-dorra-bar }, osztozkodás: { $amount }. Te vagy a javaslattevő. Jogosultak: { $claimants }.
   *[other] { razzia-dorra-bar }, osztozkodás: { $amount }. A javaslattevő { $seat }. Jogosultak: { $claimants }.
}
razzia-dorra-note-given = { $kept ->
    [yes] { $by ->
        [you] Megtartod: { $note }.
       *[other] { $seat } megtartja: { $note }.
    }
   *[no] { $by ->
        [you] Neked szánt bankjegy: { $note }.
       *[other] { $seat } kapná: { $note }.
    }
}
razzia-dorra-answered = { $answer ->
    [accept] { $by ->
        [you] Elfogadod.
       *[other] { $seat } elfogadja.
    }
    [duel] { $by ->
        [you] Párbajt kérsz.
       *[other] { $seat } párbajt kér.
    }
   *[unknown] { $seat } titokban válaszol.
}
razzia-dorra-answer-turned-up = { $answer ->
    [accept] { $by ->
        [you] A válaszod: elfogadás.
       *[other] { $seat } válasza: elfogadás.
    }
   *[duel] { $by ->
        [you] A válaszod: párbaj.
       *[other] { $seat } válasza: párbaj.
    }
}
razzia-dorra-share-taken = { $amount ->
    [0] { $by ->
        [you] { razzia-dorra-bar }: a részed üres.
       *[other] { razzia-dorra-bar }: { $seat } része üres.
    }
   *[other] { $by ->
        [you] { razzia-dorra-bar }: elviszed a részed: { $amount }.
       *[other] { razzia-dorra-bar }: { $seat } elviszi a részét: { $amount }.
    }
}
razzia-dorra-duel-fought = { $champion-is ->
    [you] Párbajozol { $challenger } ellen: { $champion_card }+{ $champion_die } kontra { $challenger_card }+{ $challenger_die }.
   *[other] { $challenger-is ->
        [you] { $champion } párbajozik ellened: { $champion_card }+{ $champion_die } kontra { $challenger_card }+{ $challenger_die }.
       *[other] { $champion } párbajozik { $challenger } ellen: { $champion_card }+{ $champion_die } kontra { $challenger_card }+{ $challenger_die }.
    }
} { $by ->
    [you] Te győzöl.
   *[other] { $seat } győz.
}
razzia-dorra-nothing-to-duel-for = { razzia-dorra-bar }: nem maradt semmi, amiért párbajozni lehetne.
razzia-dorra-round-began = { $by ->
    [you] { $round }. forduló: te osztasz.
   *[other] { $round }. forduló: { $seat } oszt.
}
razzia-dorra-stock-made = Elfogyott a pakli. Újrakeverjük a dobópaklit: { $cards } lap.
razzia-dorra-card-dealt = { $by ->
    [you] Lapot kapsz: { razzia-dorra-card }.
   *[other] { $seat } lapot kap: { razzia-dorra-card }.
}
razzia-dorra-notes-laid = Bankjegyek az asztalokon: { $notes }.
razzia-dorra-note-seen = { $by ->
    [you] Megnézed az osztó bankjegyét: { $note }.
   *[other] { $note ->
        [0] { $seat } megnézi az osztó bankjegyét.
       *[other] { $seat } megnézi az osztó bankjegyét: { $note }.
    }
}
razzia-dorra-game-ended = { $winners-size ->
    [one] { $by ->
        [you] Győztél, a nyereséged { $score }.
       *[other] { $winners } győz, nyeresége { $score }.
    }
   *[other] Holtverseny, a nyereség { $score }: { $winners }.
}

## Ribbon

razzia-dorra-ribbon-place-you = Helyezd el a bankjegyet.
razzia-dorra-ribbon-place-you-help = Az osztó bankjegye { $note }. Tedd bármelyik bárba.
razzia-dorra-ribbon-place-other = Akire várunk: { $names }. Az osztó bankjegye egy bárba kerül.
razzia-dorra-ribbon-choose-you = Válassz lapot, titokban.
razzia-dorra-ribbon-choose-you-help = A színe szerinti bárba kerül, és már nem cserélheted ki.
razzia-dorra-ribbon-choose-other = Akire várunk: { $names }. Titkos lapválasztás.
razzia-dorra-ribbon-split-you = Osztozkodás: { razzia-dorra-bar }.
razzia-dorra-ribbon-split-you-help = Kié legyen ez a bankjegy: { $note }? Ami oda van adva, oda van adva. Utána a többiek elfogadják a részüket, vagy párbajt kérnek.
razzia-dorra-ribbon-split-other = Akire várunk: { $names }. Javaslat készül: { razzia-dorra-bar }.
razzia-dorra-ribbon-answer-you = A te válaszod.
razzia-dorra-ribbon-answer-you-help = { $amount ->
    [0] A részed üres. Fogadd el, vagy kérj párbajt.
   *[other] A részed { $amount }. Fogadd el, vagy kérj párbajt.
}
razzia-dorra-ribbon-answer-other = Akire várunk: { $names }. Elfogadás vagy párbaj.

## Buttons

razzia-dorra-do-place = Elhelyezés: { razzia-dorra-bar }
razzia-dorra-do-play = Kijátszás: { razzia-dorra-card }
razzia-dorra-do-give = { $to-is ->
    [you] { $note ->
        [0] Megtartás
       *[other] Megtartás: { $note }
    }
   *[other] { $note ->
        [0] Odaadás: { $to }
       *[other] { $note } odaadása: { $to }
    }
}
razzia-dorra-do-accept = Elfogadás
razzia-dorra-do-duel = Párbaj kérése

## Scoring

razzia-dorra-score-money = Nyereség
razzia-dorra-score-money-help = a legtöbb győz

## Options

razzia-dorra-option-last-notes = Utolsó bankjegyek
razzia-dorra-option-last-notes-help = Három játékosnál két bankjegy marad a végére: rövid utolsó forduló értük, vagy kimaradnak.
razzia-dorra-option-last-notes-play = utolsó forduló
razzia-dorra-option-last-notes-out = kimaradnak
razzia-dorra-option-answers = Válaszok
razzia-dorra-option-answers-help = Mindenki egyszerre, titokban válaszol, vagy sorban egymás után.
razzia-dorra-option-answers-secret = titkos
razzia-dorra-option-answers-open = nyílt
razzia-dorra-option-money = Nyereség
razzia-dorra-option-money-help = Mindenki látja, ki mennyit nyert, vagy csak az tudja, aki számolja.
razzia-dorra-option-money-open = nyílt
razzia-dorra-option-money-hidden = rejtett

## Why not

razzia-dorra-why-no-claim = itt nem jogosult
razzia-dorra-why-note-first = előbb a bankjegyet tedd le
razzia-dorra-why-hand-rests = most nem kell lapot választanod
