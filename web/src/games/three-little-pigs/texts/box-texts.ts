import type { ByLanguage } from '@richtfest/engine';

/** What a player with the physical box is asked. */
interface Questions {
  tile(tile: string): string;
  dice(player: string): string;
  /** People may enter their last roll only: nothing before it matters. */
  lastDice(player: string): string;
  /** The dice of a bot are entered by kind. */
  readonly plainDice: string;
  readonly wolfDice: string;
  /** What a bot rolls again, by what its dice show. */
  rollAgain(dice: string): string;
  onPlainDie(face: string): string;
  onWolfDie(face: string): string;
  readonly wheel: string;
  readonly first: string;
  pots(count: string): string;
}

export const questions: ByLanguage<Questions> = {
  en: {
    tile: (tile) => `On top – ${tile}: how many flower pots?`,
    dice: (player) => `What do ${player}’s dice show?`,
    lastDice: (player) => `What do ${player}’s dice show? The final roll is enough.`,
    plainDice: 'Dice without a wolf',
    wolfDice: 'Dice with a wolf',
    rollAgain: (dice) => `Roll again: ${dice}`,
    onPlainDie: (face) => `${face} on a die without a wolf`,
    onWolfDie: (face) => `${face} on a die with a wolf`,
    wheel: 'Where did the wheel stop?',
    first: 'Who starts?',
    pots: (count) => `Flower pots: ${count}`,
  },
  de: {
    tile: (tile) => `Obenauf – ${tile}: wie viele Blumentöpfe?`,
    dice: (player) => `Was zeigen die Würfel von ${player}?`,
    lastDice: (player) => `Was zeigen die Würfel von ${player}? Der letzte Wurf genügt.`,
    plainDice: 'Würfel ohne Wolf',
    wolfDice: 'Würfel mit Wolf',
    rollAgain: (dice) => `Wirf noch einmal: ${dice}`,
    onPlainDie: (face) => `${face} auf Würfel ohne Wolf`,
    onWolfDie: (face) => `${face} auf Würfel mit Wolf`,
    wheel: 'Wo ist das Rad stehen geblieben?',
    first: 'Wer beginnt?',
    pots: (count) => `Blumentöpfe: ${count}`,
  },
  nl: {
    tile: (tile) => `Bovenop – ${tile}: hoeveel bloempotten?`,
    dice: (player) => `Wat tonen de dobbelstenen van ${player}?`,
    lastDice: (player) => `Wat tonen de dobbelstenen van ${player}? De laatste worp is genoeg.`,
    plainDice: 'Dobbelstenen zonder wolf',
    wolfDice: 'Dobbelstenen met wolf',
    rollAgain: (dice) => `Gooi opnieuw: ${dice}`,
    onPlainDie: (face) => `${face} op een dobbelsteen zonder wolf`,
    onWolfDie: (face) => `${face} op een dobbelsteen met wolf`,
    wheel: 'Waar is het rad gestopt?',
    first: 'Wie begint?',
    pots: (count) => `Bloempotten: ${count}`,
  },
};
