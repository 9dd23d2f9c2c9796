# Malavita, Hungarian: the table of Sicilianos in the browser.
# What may stand beside "Te" too has no verb that agrees.

sicilianos-table-players = A többi klán
sicilianos-table-table = Az asztal
sicilianos-table-me = A helyed

sicilianos-table-where = { $what ->
    [draft] kezdőlapok húzása
    [joining] bandaháború, csatlakozás
    [war] bandaháború, { $round }. harci kör
    [spoils] bandaháború, hadizsákmány
    [over] vége a játéknak
   *[peace] béke
}

## Headings in the log

sicilianos-table-war = Bandaháború
sicilianos-table-spoils = Hadizsákmány
sicilianos-table-results = Végeredmény

## Money, hands, businesses

sicilianos-table-dirty = Piszkos
sicilianos-table-clean = Tiszta
sicilianos-table-result = Eredmény
sicilianos-table-if-ended = Ha most vége lenne
sicilianos-table-businesses = Üzletek
sicilianos-table-none = nincs
sicilianos-table-no-cards = nincs lap
sicilianos-table-business = { $type ->
    [unknown] { sicilianos-colour.label }: ismeretlen fajta
   *[known] { sicilianos-colour.label }: { sicilianos-type }
}
sicilianos-table-backs = { $known ->
    [0] { sicilianos-colour.label }: { $count } lap
   *[other] { sicilianos-colour.label }: { $count } lap. Amit láttál: { $values }
}
sicilianos-table-seen = láttad: { $values }
sicilianos-table-hand = A kezed: { $count } lap
sicilianos-table-my-card = { $card }, { $kind }

## Seats

sicilianos-table-started = kirobbantó
sicilianos-table-traitor = áruló: a { sicilianos-colour } családért
sicilianos-table-fights = a { sicilianos-colour } családért
sicilianos-table-stopped = nincs több lap
sicilianos-table-out = kimaradás
sicilianos-table-answers = még nincs válasz

## Piles and dice

sicilianos-table-piles = Paklik
sicilianos-table-pile = { $top ->
    [0] { $count ->
        [0] { sicilianos-colour.label }: a pakli üres
       *[other] { sicilianos-colour.label } pakli: { $count } lap
    }
   *[other] { sicilianos-colour.label } pakli: { $count } lap, a felső: { $top }
}
sicilianos-table-left = { $count ->
    [0] nincs lap
   *[other] { $count } lap
}
sicilianos-table-search = Átnézés
sicilianos-table-searched = A { sicilianos-colour } pakli, { $count } lap
sicilianos-table-last-roll = Utolsó dobás

## Joining a war

sicilianos-table-order = A válaszok sorrendje
sicilianos-table-colours = A színek
sicilianos-table-free = szabad
sicilianos-table-your-card = tiéd: { $card }
sicilianos-table-laid-by = { $you ->
    [yes] te tetted le
   *[no] { $name } tette le
}
sicilianos-table-you-hold = { $count ->
    [0] nincs a kezedben
   *[other] { $count } a kezedben
}
sicilianos-table-others-hold = { $count ->
    [one] van ilyen lapja: { $names }
   *[other] van ilyen lapjuk: { $names }
}
sicilianos-table-stake = Tét
sicilianos-table-stake-note = { $count ->
    [0] Tét: { $note }, elfogyott
   *[other] Tét: { $note }, van még { $count }
}
sicilianos-table-none-left = elfogyott
sicilianos-table-reach = { $value ->
    [5] { $colour ->
        [white] A bombája sárga, piros és fekete lapot érhet el.
        [yellow] A bombája piros, kék és zöld lapot érhet el.
        [red] A bombája kék, fekete és fehér lapot érhet el.
        [blue] A bombája fekete, zöld és sárga lapot érhet el.
        [black] A bombája zöld, fehér és piros lapot érhet el.
       *[green] A bombája fehér, sárga és kék lapot érhet el.
    }
    [8] { $colour ->
        [white] Az árulója a kék családhoz állhat át.
        [yellow] Az árulója a fekete családhoz állhat át.
        [red] Az árulója a zöld családhoz állhat át.
        [blue] Az árulója a fehér családhoz állhat át.
        [black] Az árulója a sárga családhoz állhat át.
       *[green] Az árulója a piros családhoz állhat át.
    }
   *[other] { $colour ->
        [white] A fehéret a piros, a fekete és a zöld bomba érheti el.
        [yellow] A sárgát a fehér, a kék és a zöld bomba érheti el.
        [red] A pirosat a fehér, a sárga és a fekete bomba érheti el.
        [blue] A kéket a sárga, a piros és a zöld bomba érheti el.
        [black] A feketét a fehér, a piros és a kék bomba érheti el.
       *[green] A zöldet a sárga, a kék és a fekete bomba érheti el.
    }
}

## The war

sicilianos-table-front = { sicilianos-colour.label }, { $name }: erő { $strength }
sicilianos-table-leads = vezet
sicilianos-table-wins = megnyeri a háborút
sicilianos-table-started-war = kirobbantó
sicilianos-table-joined = csatlakozott
sicilianos-table-with-traitor = { $you ->
    [yes] a te árulóddal
   *[no] az áruló játékosa { $name }
}
sicilianos-table-then = utána
sicilianos-table-yours = tiéd
sicilianos-table-card-of = { $card }, { $kind }, { $name }
sicilianos-table-face-down = egy lap képpel lefelé, { $name }
sicilianos-table-bomb-it = felrobbantás: { $value }
sicilianos-table-if-held = visszatartva 5
sicilianos-table-ally = szövetséges: 4
sicilianos-table-undecided = 8 vagy 4?
sicilianos-table-blown-up = felrobbantva
sicilianos-table-nothing-left = nem maradt lap
sicilianos-table-business-left = { $count ->
    [0] Nincs több üzlet
   *[other] Még { $count } üzlet
}
sicilianos-table-money = Pénz

## On the button while nothing is chosen, by stage

sicilianos-table-choose-draft = Pakli választása
sicilianos-table-choose-turn = Lap választása a háborúhoz
sicilianos-table-choose-pick = Pakli választása
sicilianos-table-choose-help = Pakli választása
sicilianos-table-choose-keep = Lap választása
sicilianos-table-choose-steal = Áldozat választása
sicilianos-table-choose-stake = Bankjegy választása
sicilianos-table-choose-join = Lap és bankjegy választása
sicilianos-table-choose-decide = Felrobbantandó lap választása
sicilianos-table-choose-add = Lap választása
sicilianos-table-choose-found = Üzlet választása

## A card at large: its rule in one sentence

sicilianos-about = { $kind ->
    [bodyguard] 1-et ér; ha bomba éri a családját, a testőr az áldozat.
    [bomb] 5-öt ér, vagy felrobbant egy lapot egy olyan családból, amelyet eltalálhat, és maga is vele vész.
    [traitor] 8-at ér; az első harci körben jöhet az árulás, és akkor 4-et ér az árulópár másik családjának.
    [business] A végéig képpel lefelé marad: egy szín mindhárom üzlete megnyeri a játékot, egy fajtából a legtöbb 100-at ér.
   *[family] Bandaháborúban az értékével növeli a családja erejét; a legerősebb család nyer.
}
