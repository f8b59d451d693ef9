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
    home: 'House-building board games, all in one street. Play on one device, by link or against bots.',
    game: (players) => `For ${players} players: on one device, by link or against bots.`,
    invitation: 'Come and play! · Richtfest',
    invitationText: 'You are invited to a house-building board game. No account needed.',
  },
  de: {
    home: 'Brettspiele rund ums Häuserbauen, alle in einer Straße. Spiel an einem Gerät, per Link oder gegen Bots.',
    game: (players) => `Für ${players} Personen: an einem Gerät, per Link oder gegen Bots.`,
    invitation: 'Spiel mit! · Richtfest',
    invitationText:
      'Du bist zu einem Brettspiel rund ums Häuserbauen eingeladen. Ein Konto brauchst du nicht.',
  },
  nl: {
    home: 'Bordspellen over huizen bouwen, allemaal in één straat. Speel op één apparaat, via een link of tegen bots.',
    game: (players) => `Voor ${players} spelers: op één apparaat, via een link of tegen bots.`,
    invitation: 'Speel mee! · Richtfest',
    invitationText:
      'Je bent uitgenodigd voor een bordspel over huizen bouwen. Een account heb je niet nodig.',
  },
};
