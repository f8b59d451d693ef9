import type { ByLanguage } from '@richtfest/engine';
import type { Phase } from '@richtfest/ueberdachen';

interface PositionTexts {
  readonly phases: Readonly<Record<Phase, string>>;
  readonly places: Readonly<
    Record<
      'die' | 'opener' | 'bank' | 'loosePillars' | 'storage' | 'pillars' | 'ceiling' | 'answer',
      string
    >
  >;
  readonly offer: Readonly<Record<'to' | 'give' | 'want', string>>;
  readonly counter: Readonly<Record<'give' | 'want', string>>;
  readonly proposal: Readonly<Record<'give' | 'want', string>>;
  readonly answers: Readonly<Record<'owed' | 'accepted' | 'declined' | 'countered', string>>;
  readonly stack: (size: string) => string;
  readonly notRolled: string;
  readonly everyone: string;
  readonly pillar: string;
}

export const positionTexts: ByLanguage<PositionTexts> = {
  en: {
    phases: {
      start: 'Roll for a foundation plate',
      'choose-trade': 'Choose a trade',
      roll: 'Roll the die',
      'roll-again': 'Roll again for a 6',
      take: 'Take materials',
      steal: 'Steal a material',
      pillar: 'Set a pillar',
      act: 'Build, trade, or end the turn',
      pay: 'Pay the bank',
      answer: 'Answer an offer',
      pick: 'Pick an answer',
      discard: 'Return what is too much',
      over: 'The game is over',
    },
    places: {
      die: 'The die shows',
      opener: 'Has the bottle opener',
      bank: 'Buys from the bank',
      loosePillars: 'Pillars not set yet',
      storage: 'Materials in storage',
      pillars: 'Pillars on the current floor',
      ceiling: 'The ceiling is on',
      answer: 'Answer to the offer',
    },
    offer: { to: 'The offer goes to', give: 'The offer gives', want: 'The offer wants' },
    counter: { give: 'The counter-offer gives', want: 'The counter-offer wants' },
    proposal: { give: 'The proposal gives', want: 'The proposal wants' },
    answers: {
      owed: 'Not answered yet',
      accepted: 'Accepted',
      declined: 'Declined',
      countered: 'Counter-offer',
    },
    stack: (size) => `Top of the stack: ${size}`,
    notRolled: 'Not rolled yet',
    everyone: 'Everyone',
    pillar: 'Pillar',
  },
  de: {
    phases: {
      start: 'Um eine Fundamentplatte würfeln',
      'choose-trade': 'Ein Handwerk wählen',
      roll: 'Würfeln',
      'roll-again': 'Noch einmal um die 6 würfeln',
      take: 'Baustoffe nehmen',
      steal: 'Einen Baustoff stehlen',
      pillar: 'Einen Pfeiler setzen',
      act: 'Bauen, tauschen oder den Zug beenden',
      pay: 'Die Bank bezahlen',
      answer: 'Auf ein Angebot antworten',
      pick: 'Eine Antwort auswählen',
      discard: 'Überzähliges zurückgeben',
      over: 'Das Spiel ist zu Ende',
    },
    places: {
      die: 'Der Würfel zeigt',
      opener: 'Hat den Flaschenöffner',
      bank: 'Kauft bei der Bank',
      loosePillars: 'Noch nicht gesetzte Pfeiler',
      storage: 'Baustoffe im Lager',
      pillars: 'Pfeiler auf der jetzigen Etage',
      ceiling: 'Die Decke liegt',
      answer: 'Antwort auf das Angebot',
    },
    offer: { to: 'Das Angebot geht an', give: 'Das Angebot gibt', want: 'Das Angebot verlangt' },
    counter: { give: 'Das Gegenangebot gibt', want: 'Das Gegenangebot verlangt' },
    proposal: { give: 'Der Vorschlag gibt', want: 'Der Vorschlag verlangt' },
    answers: {
      owed: 'Noch keine Antwort',
      accepted: 'Angenommen',
      declined: 'Abgelehnt',
      countered: 'Gegenangebot',
    },
    stack: (size) => `Oben auf dem Stapel: ${size}`,
    notRolled: 'Noch nicht gewürfelt',
    everyone: 'Alle',
    pillar: 'Pfeiler',
  },
  nl: {
    phases: {
      start: 'Gooien voor een funderingsplaat',
      'choose-trade': 'Een vak kiezen',
      roll: 'Gooien',
      'roll-again': 'Nog eens gooien voor de 6',
      take: 'Materialen pakken',
      steal: 'Een materiaal stelen',
      pillar: 'Een pijler plaatsen',
      act: 'Bouwen, ruilen of de beurt beëindigen',
      pay: 'De bank betalen',
      answer: 'Een aanbod beantwoorden',
      pick: 'Een antwoord kiezen',
      discard: 'Teruggeven wat te veel is',
      over: 'Het spel is uit',
    },
    places: {
      die: 'De dobbelsteen toont',
      opener: 'Heeft de flesopener',
      bank: 'Koopt bij de bank',
      loosePillars: 'Nog niet geplaatste pijlers',
      storage: 'Materialen in de opslag',
      pillars: 'Pijlers op de huidige verdieping',
      ceiling: 'Het plafond ligt erop',
      answer: 'Antwoord op het aanbod',
    },
    offer: { to: 'Het aanbod gaat naar', give: 'Het aanbod geeft', want: 'Het aanbod vraagt' },
    counter: { give: 'Het tegenbod geeft', want: 'Het tegenbod vraagt' },
    proposal: { give: 'Het voorstel geeft', want: 'Het voorstel vraagt' },
    answers: {
      owed: 'Nog geen antwoord',
      accepted: 'Aangenomen',
      declined: 'Afgewezen',
      countered: 'Tegenbod',
    },
    stack: (size) => `Boven op de stapel: ${size}`,
    notRolled: 'Nog niet gegooid',
    everyone: 'Iedereen',
    pillar: 'Pijler',
  },
};
