import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface SameCardsTexts {
  readonly title: string;
  readonly beat: string;
  readonly help: (name: string, points: string, game: string) => string;
  readonly play: string;
  readonly played: (points: string) => string;
  readonly compare: (name: string) => string;
  readonly again: string;
  readonly sendBack: (name: string) => string;
  readonly newCards: string;
  readonly youAnd: (name: string) => string;
  readonly won: (points: number) => string;
  readonly lost: (points: number, name: string) => string;
  readonly tied: string;
  readonly nothing: string;
  readonly badLink: string;
  readonly linkCopied: string;
  readonly linkFailed: string;
  readonly noCards: string;
}

const sameCardsTexts: ByLanguage<SameCardsTexts> = {
  en: {
    title: 'Same luck',
    beat: 'Beat my score',
    help: (name, points, game) =>
      `${name} scored ${points} in ${game}. You get the same luck. Can you do better?`,
    play: 'Play with this luck',
    played: (points) => `You have already played with this luck: ${points}.`,
    compare: (name) => `Compare with ${name}`,
    again: 'Play with this luck again',
    sendBack: (name) => `Send ${name} your game`,
    newCards: 'Play a new game',
    youAnd: (name) => `You and ${name}`,
    won: (points) => `You win by ${points === 1 ? '1 point' : `${points} points`}!`,
    lost: (points, name) => `${name} wins by ${points === 1 ? '1 point' : `${points} points`}.`,
    tied: 'A tie!',
    nothing: 'There is no finished game to compare here.',
    badLink: 'This link is incomplete. Ask for it again.',
    linkCopied: 'Link copied.',
    linkFailed: 'The link could not be copied.',
    noCards: 'A game that continues another one, or has only bots, can’t be shared like this.',
  },
  de: {
    title: 'Gleiches Glück',
    beat: 'Schlag mein Ergebnis',
    help: (name, points, game) =>
      `${name} hat in „${game}“ ${points}. Du bekommst das gleiche Glück. Schaffst du mehr?`,
    play: 'Mit diesem Glück spielen',
    played: (points) => `Du hast mit diesem Glück schon gespielt: ${points}.`,
    compare: (name) => `Mit ${name} vergleichen`,
    again: 'Noch einmal mit diesem Glück',
    sendBack: (name) => `Dein Spiel an ${name} schicken`,
    newCards: 'Neues Spiel',
    youAnd: (name) => `Du und ${name}`,
    won: (points) => `Du gewinnst mit ${points === 1 ? '1 Punkt' : `${points} Punkten`} Vorsprung!`,
    lost: (points, name) =>
      `${name} gewinnt mit ${points === 1 ? '1 Punkt' : `${points} Punkten`} Vorsprung.`,
    tied: 'Gleichstand!',
    nothing: 'Hier gibt es kein fertiges Spiel zum Vergleichen.',
    badLink: 'Dieser Link ist unvollständig. Lass ihn dir noch einmal schicken.',
    linkCopied: 'Link kopiert.',
    linkFailed: 'Der Link konnte nicht kopiert werden.',
    noCards: 'Ein Spiel, das ein anderes fortsetzt oder nur Bots hat, lässt sich so nicht teilen.',
  },
  nl: {
    title: 'Hetzelfde geluk',
    beat: 'Versla mijn score',
    help: (name, points, game) =>
      `${name} haalde ${points} in ${game}. Jij krijgt hetzelfde geluk. Doe je het beter?`,
    play: 'Met dit geluk spelen',
    played: (points) => `Je hebt al met dit geluk gespeeld: ${points}.`,
    compare: (name) => `Vergelijken met ${name}`,
    again: 'Nog eens met dit geluk',
    sendBack: (name) => `Je spel naar ${name} sturen`,
    newCards: 'Nieuw spel',
    youAnd: (name) => `Jij en ${name}`,
    won: (points) => `Je wint met ${points === 1 ? '1 punt' : `${points} punten`} voorsprong!`,
    lost: (points, name) =>
      `${name} wint met ${points === 1 ? '1 punt' : `${points} punten`} voorsprong.`,
    tied: 'Gelijkspel!',
    nothing: 'Hier is geen afgelopen spel om te vergelijken.',
    badLink: 'Deze link is niet compleet. Vraag er nog eens om.',
    linkCopied: 'Link gekopieerd.',
    linkFailed: 'De link kon niet worden gekopieerd.',
    noCards: 'Een spel dat een ander voortzet of alleen bots heeft, kun je zo niet delen.',
  },
};

export const useSameCardsTexts = textsHook(sameCardsTexts);
