import type { ByLanguage } from '@richtfest/engine';
import type { HostPageName } from './host-text.ts';

interface HostPageTexts {
  readonly titles: Readonly<Record<HostPageName, string>>;
  /** Where the host has written nothing. */
  readonly noImprint: string;
  readonly fromHost: string;
  /** What is true of every Richtfest, whoever hosts it: headings and paragraphs. */
  readonly kept: readonly (readonly [string, string])[];
}

export const hostPageTexts: ByLanguage<HostPageTexts> = {
  en: {
    titles: { imprint: 'Imprint', privacy: 'Privacy' },
    noImprint: 'Whoever runs this site has not said here who they are.',
    fromHost: 'From the host of this site',
    kept: [
      [
        'On your device',
        'Your games, your settings and the keys of your seats stay in this browser. Clear its data for this site, and they are gone. There are no cookies.',
      ],
      [
        'On the server',
        'Only tables by link are kept there: the names people gave themselves, the moves, and a fingerprint of each seat’s key, from which the key can’t be found. The address a request comes from is counted for a minute, against floods, and not stored.',
      ],
      [
        'With anybody else',
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
        'Deine Partien, deine Einstellungen und die Schlüssel deiner Plätze bleiben in diesem Browser. Löschst du dort die Daten dieser Seite, sind sie weg. Cookies gibt es nicht.',
      ],
      [
        'Auf dem Server',
        'Dort liegen nur Tische mit Link: die Namen, die sich die Leute gegeben haben, die Züge und zu jedem Platzschlüssel ein Fingerabdruck, aus dem sich der Schlüssel nicht gewinnen lässt. Von welcher Adresse eine Anfrage kommt, wird zum Schutz vor Überflutung eine Minute lang mitgezählt und nicht gespeichert.',
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
        'Je partijen, je instellingen en de sleutels van je plaatsen blijven in deze browser. Wis je daar de gegevens van deze site, dan zijn ze weg. Cookies zijn er niet.',
      ],
      [
        'Op de server',
        'Daar staan alleen tafels via een link: de namen die mensen zichzelf gaven, de zetten en van elke plaatssleutel een vingerafdruk waaruit de sleutel niet is af te leiden. Vanaf welk adres een verzoek komt, wordt tegen overbelasting een minuut lang meegeteld en niet bewaard.',
      ],
      [
        'Bij anderen',
        'Niets. Deze site laadt niets van elders: geen lettertypen, geen tellers, geen reclame.',
      ],
    ],
  },
};
