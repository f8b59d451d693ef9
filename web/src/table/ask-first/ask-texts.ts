import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../../texts/texts-hook.ts';

interface AskTexts {
  readonly title: string;
  readonly endTitle: string;
  readonly youWould: (move: string) => string;
  readonly endsGame: string;
  readonly youCould: string;
  readonly more: string;
  readonly back: string;
  readonly goOn: string;
  readonly setting: string;
  readonly settingHelp: string;
}

const askTexts: ByLanguage<AskTexts> = {
  en: {
    title: 'Did you miss something?',
    endTitle: 'End the game?',
    youWould: (move) => `You are about to: ${move}.`,
    endsGame: 'This ends the game: the points are counted right after your turn.',
    youCould: 'You can still do this first:',
    more: '… and more',
    back: 'Back to the table',
    goOn: 'Go on anyway',
    setting: 'Ask me if I may have overlooked something',
    settingHelp:
      'When you end your turn while there is still something to do, and before a move that ends the game.',
  },
  de: {
    title: 'Hast du etwas übersehen?',
    endTitle: 'Das Spiel beenden?',
    youWould: (move) => `Das hast du vor: ${move}.`,
    endsGame: 'Damit endet das Spiel: Nach deinem Zug ist es aus, und die Punkte werden gezählt.',
    youCould: 'Das geht vorher noch:',
    more: '… und mehr',
    back: 'Zurück zum Tisch',
    goOn: 'Trotzdem weiter',
    setting: 'Nachfragen, wenn ich etwas übersehen haben könnte',
    settingHelp:
      'Wenn du deinen Zug beendest, obwohl es noch etwas zu tun gibt, und vor einem Zug, der das Spiel beendet.',
  },
  nl: {
    title: 'Iets over het hoofd gezien?',
    endTitle: 'Het spel beëindigen?',
    youWould: (move) => `Dit ga je doen: ${move}.`,
    endsGame: 'Hiermee eindigt het spel: na je beurt is het afgelopen en worden de punten geteld.',
    youCould: 'Dit kan eerst nog:',
    more: '… en meer',
    back: 'Terug naar de tafel',
    goOn: 'Toch doorgaan',
    setting: 'Vragen als ik misschien iets over het hoofd zie',
    settingHelp:
      'Als je je beurt beëindigt terwijl er nog iets te doen is, en voor een zet die het spel beëindigt.',
  },
};

export const useAskTexts = textsHook(askTexts);
