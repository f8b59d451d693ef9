import type { ByLanguage } from '@richtfest/engine';
import type { Difference } from '../../../rules/edition.ts';

/** The two printed rulebooks side by side. */
export const differences: ByLanguage<readonly Difference[]> = {
  en: [
    {
      rule: 'DH-17',
      about: 'Empty rooms',
      german: 'On the field you choose a card lies face up if it may, else face down.',
      dutch: 'You may also lay a card face down because you want to.',
    },
    {
      rule: 'DH-19',
      about: 'Décor',
      german: 'If you can place the tile, you must.',
      dutch: 'You may place the tile, or do without it.',
    },
    {
      rule: 'DH-23',
      about: 'A tile whose card leaves',
      german: 'It moves to the next card of its room. It is lost only if there is none.',
      dutch: 'It is always lost.',
    },
  ],
  de: [
    {
      rule: 'DH-17',
      about: 'Leere Räume',
      german: 'Auf dem gewählten Feld liegt eine Karte offen, wenn sie darf, sonst verdeckt.',
      dutch: 'Du darfst eine Karte auch verdeckt legen, weil du es willst.',
    },
    {
      rule: 'DH-19',
      about: 'Dekoration',
      german: 'Kannst du das Plättchen legen, musst du es.',
      dutch: 'Du darfst das Plättchen legen oder darauf verzichten.',
    },
    {
      rule: 'DH-23',
      about: 'Ein Plättchen, dessen Karte geht',
      german:
        'Es rückt auf die nächste Karte seines Raums. Nur wenn es keine gibt, ist es verloren.',
      dutch: 'Es ist immer verloren.',
    },
  ],
  nl: [
    {
      rule: 'DH-17',
      about: 'Lege kamers',
      german: 'Op het gekozen veld ligt een kaart open als dat mag, anders gesloten.',
      dutch: 'Je mag een kaart ook gesloten leggen omdat je dat wilt.',
    },
    {
      rule: 'DH-19',
      about: 'Inrichting',
      german: 'Kun je de tegel leggen, dan moet je.',
      dutch: 'Je mag de tegel leggen of ervan afzien.',
    },
    {
      rule: 'DH-23',
      about: 'Een tegel waarvan de kaart weggaat',
      german:
        'Hij schuift naar de volgende kaart van zijn kamer. Alleen als die er niet is, is hij kwijt.',
      dutch: 'Hij is altijd kwijt.',
    },
  ],
};
