import type { ByLanguage } from '@richtfest/engine';

interface PreviewTexts {
  readonly home: string;
  readonly game: (players: string) => string;
  readonly invitation: string;
  readonly invitationText: string;
}

/** The preview of a link in a messenger. An invitation has the same text for every table. */
export const previewTexts: ByLanguage<PreviewTexts> = {
  en: {
    home: 'Four house-building board games in one street. Play on one device, by link or against bots.',
    game: (players) => `For ${players} players: on one device, by link or against bots.`,
    invitation: 'Come and play! · Richtfest',
    invitationText: 'You are invited to a house-building board game. No account needed.',
  },
  de: {
    home: 'Vier Häuserbau-Brettspiele in einer Straße. Spiel an einem Gerät, per Link oder gegen Bots.',
    game: (players) => `Für ${players} Personen: an einem Gerät, per Link oder gegen Bots.`,
    invitation: 'Spiel mit! · Richtfest',
    invitationText:
      'Du bist zu einem Häuserbau-Brettspiel eingeladen. Ein Konto brauchst du nicht.',
  },
  nl: {
    home: 'Vier bordspellen over huizen bouwen in één straat. Speel op één apparaat, via een link of tegen bots.',
    game: (players) => `Voor ${players} spelers: op één apparaat, via een link of tegen bots.`,
    invitation: 'Speel mee! · Richtfest',
    invitationText:
      'Je bent uitgenodigd voor een bordspel over huizen bouwen. Een account heb je niet nodig.',
  },
};
