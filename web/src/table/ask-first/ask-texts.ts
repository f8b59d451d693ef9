import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../../texts/texts-hook.ts';

interface AskTexts {
  readonly title: string;
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
    title: 'Sure?',
    youWould: (move) => `You are about to: ${move}.`,
    endsGame: 'This ends the game: the points are counted right after your turn.',
    youCould: 'Before that you could still:',
    more: '… and more',
    back: 'Back to the table',
    goOn: 'Yes, go on',
    setting: 'Ask me if I may have overlooked something',
    settingHelp:
      'When you end your turn while there is still something to do, and before a move that ends the game.',
  },
  de: {
    title: 'Sicher?',
    youWould: (move) => `Das hast du vor: ${move}.`,
    endsGame: 'Damit endet das Spiel: Nach deinem Zug ist es aus, und die Punkte werden gezählt.',
    youCould: 'Vorher könntest du noch:',
    more: '… und mehr',
    back: 'Zurück zum Tisch',
    goOn: 'Ja, weiter',
    setting: 'Nachfragen, wenn ich etwas übersehen haben könnte',
    settingHelp:
      'Wenn du deinen Zug beendest, obwohl es noch etwas zu tun gibt, und vor einem Zug, der das Spiel beendet.',
  },
  nl: {
    title: 'Zeker weten?',
    youWould: (move) => `Dit ga je doen: ${move}.`,
    endsGame: 'Hiermee eindigt het spel: na je beurt is het afgelopen en worden de punten geteld.',
    youCould: 'Eerst zou je nog kunnen:',
    more: '… en meer',
    back: 'Terug naar de tafel',
    goOn: 'Ja, ga door',
    setting: 'Vragen als ik misschien iets over het hoofd zie',
    settingHelp:
      'Als je je beurt beëindigt terwijl er nog iets te doen is, en voor een zet die het spel beëindigt.',
  },
};

export const useAskTexts = textsHook(askTexts);
