import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

/** Texts of playing with a physical box. */
interface BoxTexts {
  readonly title: string;
  readonly about: string;
  readonly secrets: string;
  readonly seats: string;
  readonly options: string;
  readonly addBot: string;
  readonly addPerson: string;
  readonly start: string;
  readonly needsBoth: string;
  readonly setUpTitle: string;
  readonly unreadable: string;
  readonly undo: string;
  readonly endGame: string;
  readonly endQuestion: string;
  readonly unsaved: string;
  left(count: string): string;
  /** How many dice show a face. */
  dice(count: number, face: string): string;
  /** Ends the turn. */
  orNext(question: string): string;
  readonly savedGames: string;
  readonly newGame: string;
  thinking(name: string): string;
  readonly hasChosen: string;
  readonly yourTurn: string;
  curtain(name: string): string;
  readonly curtainNote: string;
  openCurtain(name: string): string;
}

const boxTexts: ByLanguage<BoxTexts> = {
  en: {
    title: 'A bot at your table',
    about:
      'You play with your own box, and bots take part. You tap what lies on the table and what you do; the bots say what they do, and you move their pieces.',
    secrets:
      'Nobody looks at a bot’s hand: one of you takes its cards, enters them behind the curtain and passes them on.',
    seats: 'Who sits where, clockwise',
    options: 'Rules',
    addBot: 'Add a bot',
    addPerson: 'Add a person',
    start: 'Set up the box and start',
    needsBoth: 'Add at least one person and one bot.',
    setUpTitle: 'Set up your box and tap what you see',
    unreadable: 'The saved game can’t be read. Start a new one.',
    undo: 'Undo entry',
    endGame: 'End this game',
    endQuestion: 'End this game with the box? Its entries are deleted.',
    unsaved: 'Your browser can’t save this game: don’t close the page.',
    left: (count) => `${count} to go`,
    dice: (count, face) => `${count} × ${face}`,
    orNext: (question) => `Turn over? ${question}`,
    savedGames: 'Continue a game',
    newGame: 'New game',
    thinking: (name) => `${name} is thinking …`,
    hasChosen: 'I’ve chosen a card. Choose yours, then reveal together.',
    yourTurn: 'Tap on the table what you do with the box.',
    curtain: (name) => `New cards for ${name}`,
    curtainNote:
      'One of you takes this hand and enters it. Everyone else looks away, and nobody mentions it later.',
    openCurtain: (name) => `Enter ${name}’s cards`,
  },
  de: {
    title: 'Ein Bot an eurem Tisch',
    about:
      'Ihr spielt mit eurer eigenen Schachtel, und Bots spielen mit. Du tippst an, was auf dem Tisch liegt und was ihr tut; die Bots sagen, was sie tun, und ihr bewegt ihre Teile.',
    secrets:
      'Niemand schaut in die Hand eines Bots: Eine Person nimmt seine Karten, gibt sie hinter dem Vorhang ein und reicht sie weiter.',
    seats: 'Wer wo sitzt, im Uhrzeigersinn',
    options: 'Regeln',
    addBot: 'Bot dazu',
    addPerson: 'Person dazu',
    start: 'Aufbauen und los',
    needsBoth: 'Es braucht mindestens eine Person und einen Bot.',
    setUpTitle: 'Bau das Spiel auf und tippe an, was du siehst',
    unreadable: 'Das gespeicherte Spiel lässt sich nicht lesen. Beginne ein neues.',
    undo: 'Eingabe zurück',
    endGame: 'Spiel beenden',
    endQuestion: 'Dieses Spiel mit der Schachtel beenden? Die Eingaben werden gelöscht.',
    unsaved: 'Dein Browser kann dieses Spiel nicht speichern: Lass die Seite offen.',
    left: (count) => `noch ${count}`,
    dice: (count, face) => `${count} × ${face}`,
    orNext: (question) => `Zug vorbei? ${question}`,
    savedGames: 'Spiel fortsetzen',
    newGame: 'Neues Spiel',
    thinking: (name) => `${name} überlegt …`,
    hasChosen: 'Ich habe eine Karte gewählt. Wählt eure, dann deckt gemeinsam auf.',
    yourTurn: 'Tippe auf dem Tisch an, was du mit der Schachtel machst.',
    curtain: (name) => `Neue Karten für ${name}`,
    curtainNote:
      'Eine Person nimmt diese Hand und gibt sie ein. Alle anderen schauen weg, und niemand spricht später darüber.',
    openCurtain: (name) => `Karten von ${name} eingeben`,
  },
  nl: {
    title: 'Een bot aan jullie tafel',
    about:
      'Jullie spelen met je eigen doos, en bots doen mee. Je tikt aan wat er op tafel ligt en wat jullie doen; de bots zeggen wat ze doen, en jullie verplaatsen hun stukken.',
    secrets:
      'Niemand kijkt in de hand van een bot: een van jullie neemt zijn kaarten, voert ze achter het gordijn in en geeft ze door.',
    seats: 'Wie waar zit, met de klok mee',
    options: 'Regels',
    addBot: 'Bot erbij',
    addPerson: 'Speler erbij',
    start: 'Klaarzetten en beginnen',
    needsBoth: 'Er is minstens één speler en één bot nodig.',
    setUpTitle: 'Zet het spel klaar en tik aan wat je ziet',
    unreadable: 'Het opgeslagen spel is niet te lezen. Begin een nieuw spel.',
    undo: 'Invoer terug',
    endGame: 'Spel beëindigen',
    endQuestion: 'Dit spel met de doos beëindigen? De invoer wordt gewist.',
    unsaved: 'Je browser kan dit spel niet opslaan: laat de pagina open.',
    left: (count) => `nog ${count}`,
    dice: (count, face) => `${count} × ${face}`,
    orNext: (question) => `Beurt voorbij? ${question}`,
    savedGames: 'Spel hervatten',
    newGame: 'Nieuw spel',
    thinking: (name) => `${name} denkt na …`,
    hasChosen: 'Ik heb een kaart gekozen. Kies de jouwe en leg samen open.',
    yourTurn: 'Tik op de tafel aan wat je met de doos doet.',
    curtain: (name) => `Nieuwe kaarten voor ${name}`,
    curtainNote:
      'Een van jullie neemt deze hand en voert hem in. Alle anderen kijken weg, en niemand heeft het er later over.',
    openCurtain: (name) => `Kaarten van ${name} invoeren`,
  },
};

export const useBoxTexts = textsHook(boxTexts);
