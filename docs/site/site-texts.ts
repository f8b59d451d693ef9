import type { ByLanguage } from '@richtfest/engine';

/** Words around a page that exists in several languages. */
export const layoutTexts: ByLanguage<{ readonly onThisPage: string; readonly languages: string }> =
  {
    en: { onThisPage: 'On this page', languages: 'Languages' },
    de: { onThisPage: 'Auf dieser Seite', languages: 'Sprachen' },
    nl: { onThisPage: 'Op deze pagina', languages: 'Talen' },
  };

export const rulesTexts: ByLanguage<{
  readonly title: (game: string) => string;
  readonly intro: (players: string) => string;
}> = {
  en: {
    title: (game) => `${game}: the rules`,
    intro: (players) =>
      `For ${players} players. Every rule has a number, which refused moves cite; its sources are below it. This edition is unofficial.`,
  },
  de: {
    title: (game) => `${game}: die Regeln`,
    intro: (players) =>
      `Für ${players} Personen. Jede Regel hat eine Nummer, die bei abgelehnten Zügen genannt wird; darunter stehen ihre Quellen. Diese Ausgabe ist inoffiziell.`,
  },
  nl: {
    title: (game) => `${game}: de regels`,
    intro: (players) =>
      `Voor ${players} spelers. Elke regel heeft een nummer, dat bij een geweigerde zet wordt genoemd; eronder staan de bronnen. Deze uitgave is niet officieel.`,
  },
};
