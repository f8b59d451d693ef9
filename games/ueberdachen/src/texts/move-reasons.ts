import type { ByLanguage, MeasureText } from '@richtfest/engine';

type Name =
  | 'completeRooms'
  | 'filled'
  | 'missing'
  | 'materials'
  | 'kindsStored'
  | 'fitting'
  | 'pillars'
  | 'othersMaterials'
  | 'wanted';

/** What a better move leads to by the end of the turn, by measure. */
export const moveReasonTexts: ByLanguage<Readonly<Record<Name, MeasureText>>> = {
  en: {
    completeRooms: (seat, format) => `${format.does(seat, 'you have', 'has')} more complete rooms`,
    filled: (seat, format) => `${format.does(seat, 'you have', 'has')} more cells filled`,
    missing: (seat, format) =>
      `${format.player(seat, 'your next room', (name) => `${name}’s next room`)} needs fewer materials`,
    materials: (seat, format) =>
      `${format.does(seat, 'you keep', 'keeps')} more materials for the next turn`,
    kindsStored: (seat, format) =>
      `${format.does(seat, 'you have', 'has')} more kinds of material to trade with`,
    fitting: (seat, format) =>
      `${format.does(seat, 'you keep', 'keeps')} more materials that fit into open rooms`,
    pillars: (seat, format) =>
      `${format.does(seat, 'you have', 'has')} more pillars for the ceiling and the roof`,
    othersMaterials: (seat, format) =>
      `${format.player(seat, 'your opponents', (name) => `${name}’s opponents`)} have fewer materials to build with`,
    wanted: (seat, format) =>
      `${format.does(seat, 'you have', 'has')} more kinds of material that others need, which helps in trades`,
  },
  de: {
    completeRooms: (seat, format) => `${format.does(seat, 'du hast', 'hat')} mehr Zimmer fertig`,
    filled: (seat, format) => `${format.does(seat, 'du hast', 'hat')} mehr Felder belegt`,
    missing: (seat, format) =>
      `${format.player(seat, 'deinem nächsten Zimmer', (name) => `dem nächsten Zimmer von ${name}`)} fehlt weniger Material`,
    materials: (seat, format) =>
      `${format.does(seat, 'du behältst', 'behält')} mehr Material für den nächsten Zug`,
    kindsStored: (seat, format) =>
      `${format.does(seat, 'du hast', 'hat')} mehr Sorten Material zum Tauschen`,
    fitting: (seat, format) =>
      `${format.does(seat, 'du behältst', 'behält')} mehr Material, das in offene Zimmer passt`,
    pillars: (seat, format) =>
      `${format.does(seat, 'du hast', 'hat')} mehr Pfeiler für Decke und Dach`,
    othersMaterials: (seat, format) =>
      `${format.player(seat, 'deine Mitspieler', (name) => `die Mitspieler von ${name}`)} haben weniger Material zum Bauen`,
    wanted: (seat, format) =>
      `${format.does(seat, 'du hast', 'hat')} mehr Sorten Material, die andere brauchen, und das hilft beim Tauschen`,
  },
  nl: {
    completeRooms: (seat, format) => `${format.does(seat, 'je hebt', 'heeft')} meer kamers af`,
    filled: (seat, format) => `${format.does(seat, 'je hebt', 'heeft')} meer vakken gevuld`,
    missing: (seat, format) =>
      `${format.player(seat, 'je volgende kamer', (name) => `de volgende kamer van ${name}`)} heeft minder materiaal nodig`,
    materials: (seat, format) =>
      `${format.does(seat, 'je houdt', 'houdt')} meer materiaal over voor de volgende beurt`,
    kindsStored: (seat, format) =>
      `${format.does(seat, 'je hebt', 'heeft')} meer soorten materiaal om te ruilen`,
    fitting: (seat, format) =>
      `${format.does(seat, 'je houdt', 'houdt')} meer materiaal over dat in open kamers past`,
    pillars: (seat, format) =>
      `${format.does(seat, 'je hebt', 'heeft')} meer pijlers voor het plafond en het dak`,
    othersMaterials: (seat, format) =>
      `${format.player(seat, 'je tegenspelers', (name) => `de tegenspelers van ${name}`)} hebben minder materiaal om mee te bouwen`,
    wanted: (seat, format) =>
      `${format.does(seat, 'je hebt', 'heeft')} meer soorten materiaal die anderen nodig hebben, en dat helpt bij het ruilen`,
  },
};
