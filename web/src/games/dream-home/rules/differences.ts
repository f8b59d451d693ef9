import type { ByLanguage } from '@richtfest/engine';
import type { Difference } from '../../../rules/edition.ts';

/** The two printed rulebooks side by side. */
export const differences: ByLanguage<readonly Difference[]> = {
  en: [
    {
      rule: 'DH-17',
      about: 'Empty rooms',
      de: 'On the field you choose a card lies face up if it may, else face down.',
      nl: 'You may also lay a card face down because you want to.',
    },
    {
      rule: 'DH-19',
      about: 'Décor',
      de: 'If you can place the tile, you must.',
      nl: 'You may place the tile, or do without it.',
    },
    {
      rule: 'DH-23',
      about: 'A tile whose card leaves',
      de: 'It moves to the next card of its room. It is lost only if there is none.',
      nl: 'It is always lost.',
    },
  ],
  de: [
    {
      rule: 'DH-17',
      about: 'Leere Räume',
      de: 'Auf dem gewählten Feld liegt eine Karte offen, wenn sie darf, sonst verdeckt.',
      nl: 'Du darfst eine Karte auch verdeckt legen, weil du es willst.',
    },
    {
      rule: 'DH-19',
      about: 'Dekoration',
      de: 'Kannst du das Plättchen legen, musst du es.',
      nl: 'Du darfst das Plättchen legen oder darauf verzichten.',
    },
    {
      rule: 'DH-23',
      about: 'Ein Plättchen, dessen Karte geht',
      de: 'Es rückt auf die nächste Karte seines Raums. Nur wenn es keine gibt, ist es verloren.',
      nl: 'Es ist immer verloren.',
    },
  ],
  nl: [
    {
      rule: 'DH-17',
      about: 'Lege kamers',
      de: 'Op het gekozen veld ligt een kaart open als dat mag, anders gesloten.',
      nl: 'Je mag een kaart ook gesloten leggen omdat je dat wilt.',
    },
    {
      rule: 'DH-19',
      about: 'Inrichting',
      de: 'Kun je de tegel leggen, dan moet je.',
      nl: 'Je mag de tegel leggen of ervan afzien.',
    },
    {
      rule: 'DH-23',
      about: 'Een tegel waarvan de kaart weggaat',
      de: 'Hij schuift naar de volgende kaart van zijn kamer. Alleen als die er niet is, is hij kwijt.',
      nl: 'Hij is altijd kwijt.',
    },
  ],
};
