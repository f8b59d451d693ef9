import type { ByLanguage } from '@richtfest/engine';
import type { HostPageName } from './host-text.ts';

interface HostPageTexts {
  readonly titles: Readonly<Record<HostPageName, string>>;
  /** If the host has provided no text. */
  readonly noImprint: string;
  readonly fromHost: string;
  /** Headings and paragraphs that apply to every server. */
  readonly kept: readonly (readonly [string, string])[];
}

export const hostPageTexts: ByLanguage<HostPageTexts> = {
  en: {
    titles: { imprint: 'Imprint', privacy: 'Privacy' },
    noImprint: 'The host of this site has not published an imprint.',
    fromHost: 'From the host of this site',
    kept: [
      [
        'On your device',
        'Your games, your settings and the keys of your seats stay in this browser. Clear its data for this site, and they are gone. There is no cookie, unless you sign in to an account.',
      ],
      [
        'On the server',
        'Tables by link are kept there: the names people gave themselves, the moves, the chat, and a fingerprint of each seat’s key, which does not reveal the key. Your network address is counted for a minute to limit abuse, and not stored.',
      ],
      [
        'If you share a score pad',
        'While several phones fill in one score pad, the server has it: names, houses, day and place, and a fingerprint of each phone’s key. It is deleted when its host stops sharing, or a day after the last change. Photos and notes never leave your device.',
      ],
      [
        'If you play the daily house',
        'The server keeps your points and your game under a random number from your device, and in a group also the name you gave yourself. The host of this site usually deletes them after 90 days.',
      ],
      [
        'If you want to be notified',
        'The server keeps the address that reaches your browser, or your e-mail address, until the match is over or you switch notifications off. Nobody at the table sees it.',
      ],
      [
        'If you have an account',
        'Nobody needs one. The server keeps the public half of your passkeys with the names you gave them, when they were last used, and one encrypted text that only your devices can open: your seats, results and settings. Signing in sets one cookie, which identifies you and does nothing else. Delete the account, and all of it is gone at once.',
      ],
      [
        'Shared with anyone else',
        'Nothing. This site loads nothing from other places: no fonts, no counters, no advertisements.',
      ],
    ],
  },
  de: {
    titles: { imprint: 'Impressum', privacy: 'Datenschutz' },
    noImprint: 'Wer diese Seite betreibt, hat sich hier noch nicht vorgestellt.',
    fromHost: 'Vom Betreiber dieser Seite',
    kept: [
      [
        'Auf deinem Gerät',
        'Deine Spiele, deine Einstellungen und die Schlüssel deiner Plätze bleiben in diesem Browser. Löschst du dort die Daten dieser Seite, sind sie weg. Cookies gibt es nicht, außer du meldest dich bei einem Konto an.',
      ],
      [
        'Auf dem Server',
        'Dort liegen die Tische per Link: die Namen, die sich die Leute gegeben haben, die Züge, der Chat und zu jedem Platzschlüssel ein Fingerabdruck, aus dem sich der Schlüssel nicht gewinnen lässt. Von welcher Adresse eine Anfrage kommt, wird zum Schutz vor Überflutung eine Minute lang mitgezählt und nicht gespeichert.',
      ],
      [
        'Wenn du einen Punkteblock teilst',
        'Solange mehrere Handys denselben Punkteblock ausfüllen, liegt er auf dem Server: Namen, Häuser, Tag und Ort und zu jedem Handy ein Fingerabdruck seines Schlüssels. Gelöscht wird er, wenn ihn niemand mehr teilt, spätestens einen Tag nach der letzten Änderung. Fotos und Notizen verlassen dein Gerät nie.',
      ],
      [
        'Wenn du das Haus des Tages spielst',
        'Der Server speichert deine Punkte und dein Spiel unter einer Nummer, die sich dein Gerät ausgedacht hat, und in einer Gruppe auch den Namen, den du dir gegeben hast. Wer den Server betreibt, löscht beides üblicherweise nach 90 Tagen.',
      ],
      [
        'Wenn du benachrichtigt werden willst',
        'Der Server speichert die Adresse, unter der er deinen Browser erreicht, oder deine E-Mail-Adresse, bis das Spiel vorbei ist oder du die Benachrichtigungen abschaltest. Am Tisch sieht sie niemand.',
      ],
      [
        'Wenn du ein Konto hast',
        'Nötig ist keines. Der Server speichert die öffentliche Hälfte deiner Passkeys mit den Namen, die du ihnen gegeben hast, wann sie zuletzt benutzt wurden, und einen verschlüsselten Text, den nur deine Geräte öffnen können: deine Plätze, Ergebnisse und Einstellungen. Beim Anmelden wird ein Cookie gesetzt, das nur sagt, dass du es bist. Löschst du das Konto, ist alles sofort weg.',
      ],
      [
        'Bei anderen',
        'Nichts. Diese Seite lädt nichts von anderswo: keine Schriften, keine Zähler, keine Werbung.',
      ],
    ],
  },
  nl: {
    titles: { imprint: 'Colofon', privacy: 'Privacy' },
    noImprint: 'Wie deze site beheert, heeft zich hier nog niet voorgesteld.',
    fromHost: 'Van de beheerder van deze site',
    kept: [
      [
        'Op je apparaat',
        'Je spellen, je instellingen en de sleutels van je plaatsen blijven in deze browser. Wis je daar de gegevens van deze site, dan zijn ze weg. Cookies zijn er niet, tenzij je je bij een account aanmeldt.',
      ],
      [
        'Op de server',
        'Daar staan de tafels via een link: de namen die mensen zichzelf gaven, de zetten, de chat en van elke plaatssleutel een vingerafdruk waaruit de sleutel niet is af te leiden. Vanaf welk adres een verzoek komt, wordt tegen overbelasting een minuut lang meegeteld en niet bewaard.',
      ],
      [
        'Als je een scoreblok deelt',
        'Zolang meerdere telefoons hetzelfde scoreblok invullen, staat het op de server: namen, huizen, dag en plaats, en van elke telefoon een vingerafdruk van de sleutel. Het wordt verwijderd zodra het niet meer gedeeld wordt, uiterlijk een dag na de laatste wijziging. Foto’s en notities verlaten je apparaat nooit.',
      ],
      [
        'Als je het huis van de dag speelt',
        'De server bewaart je punten en je spel onder een nummer dat je apparaat zelf heeft bedacht, en in een groep ook de naam die je jezelf gaf. Wie de server beheert, verwijdert ze meestal na 90 dagen.',
      ],
      [
        'Als je meldingen wilt',
        'De server bewaart het adres waarop hij je browser bereikt, of je e-mailadres, tot de partij voorbij is of je de meldingen uitzet. Niemand aan tafel ziet het.',
      ],
      [
        'Als je een account hebt',
        'Nodig is het niet. De server bewaart de openbare helft van je passkeys met de namen die je ze gaf, wanneer ze het laatst zijn gebruikt, en één versleutelde tekst die alleen jouw apparaten kunnen openen: je plaatsen, uitslagen en instellingen. Bij het aanmelden wordt één cookie gezet, die alleen zegt dat jij het bent. Verwijder je het account, dan is alles meteen weg.',
      ],
      [
        'Bij anderen',
        'Niets. Deze site laadt niets van elders: geen lettertypen, geen tellers, geen reclame.',
      ],
    ],
  },
};
