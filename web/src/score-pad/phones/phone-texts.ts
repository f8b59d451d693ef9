import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../../texts/texts-hook.ts';

/** What a player on a shared pad is doing. */
export type PlayerStatus = 'free' | 'here' | 'joined' | 'entering' | 'ready';

interface PhoneTexts {
  /** On the tablet. */
  readonly share: string;
  readonly shareHelp: string;
  readonly noServer: string;
  readonly code: string;
  readonly link: string;
  readonly invitation: (game: string) => string;
  readonly statuses: Readonly<Record<PlayerStatus, string>>;
  readonly free: string;
  readonly freeHelp: (name: string) => string;
  readonly stop: string;
  readonly stopQuestion: string;
  readonly notReady: (names: string) => string;
  readonly shown: string;
  readonly changeAgain: string;
  readonly unreadable: (names: string) => string;
  /** On the phone. */
  readonly whoAreYou: string;
  readonly taken: (name: string) => string;
  readonly newName: string;
  readonly join: string;
  readonly yourName: string;
  readonly yourHouse: string;
  readonly ready: string;
  readonly readyHelp: string;
  readonly nothing: string;
  readonly youAreReady: string;
  readonly notYet: string;
  readonly someoneElse: string;
  readonly everyone: string;
  readonly counted: string;
  readonly showPoints: string;
  readonly savedHere: string;
  readonly gone: string;
  readonly goneHelp: string;
  readonly unreachable: string;
  readonly hostHere: string;
  /** Without a connection. */
  readonly offline: string;
  readonly sending: string;
  readonly typeCode: string;
  readonly open: string;
  readonly wrongCode: string;
}

const phoneTexts: ByLanguage<PhoneTexts> = {
  en: {
    share: 'Everyone on their own phone',
    shareHelp:
      'Each player enters their own house, all at the same time. Nobody needs an account. You see here who is ready.',
    noServer:
      'Entering houses on several phones needs a connection to a Richtfest server, and there is none right now. On this device everything works: enter one house after the other.',
    code: 'Code',
    link: 'Link for the phones',
    invitation: (game) => `Enter your house: ${game}`,
    statuses: {
      free: 'no phone yet',
      here: 'entered here',
      joined: 'has joined',
      entering: 'is entering',
      ready: 'ready',
    },
    free: 'Another phone',
    freeHelp: (name) => `Let another phone enter ${name}’s house`,
    stop: 'Stop sharing',
    stopQuestion: 'The phones can’t enter anything after that. What you have stays here.',
    notReady: (names) => `Not ready yet: ${names}`,
    shown: 'All phones show the points.',
    changeAgain: 'Let everyone change their house again',
    unreadable: (names) =>
      `This device can’t read the house of ${names}. Reload the page on all devices.`,
    whoAreYou: 'Who are you?',
    taken: (name) => `${name} already has a phone`,
    newName: 'Not on the list? Your name',
    join: 'Join',
    yourName: 'Your name',
    yourHouse: 'Your house',
    ready: 'I’m ready',
    readyHelp: 'Enter your house first.',
    nothing: 'I have nothing',
    youAreReady: 'You’re ready!',
    notYet: 'Change something',
    someoneElse: 'I’m someone else',
    everyone: 'Everyone',
    counted: 'The points have been counted.',
    showPoints: 'Show the points',
    savedHere: 'This game is saved on this device.',
    gone: 'This score pad is no longer shared',
    goneHelp: 'It was ended, or nobody has changed it for a day. Ask for a new link.',
    hostHere: 'You shared this score pad on this device. Open it here; the link is for the others.',
    unreachable: 'The server can’t be reached. Check your connection; this page tries again.',
    offline: 'No connection. What you enter stays on this device and is sent later.',
    sending: 'Sending …',
    typeCode: 'Did you get a code?',
    open: 'Open',
    wrongCode: 'A code has eight letters and digits, such as K7WP-XD2M.',
  },
  de: {
    share: 'Alle am eigenen Handy',
    shareHelp:
      'Alle geben gleichzeitig ihr eigenes Haus ein. Niemand braucht ein Konto. Hier siehst du, wer fertig ist.',
    noServer:
      'Um an mehreren Handys einzugeben, braucht es eine Verbindung zu einem Richtfest-Server, und die gibt es gerade nicht. Auf diesem Gerät geht alles: Gib ein Haus nach dem anderen ein.',
    code: 'Code',
    link: 'Link für die Handys',
    invitation: (game) => `Gib dein Haus ein: ${game}`,
    statuses: {
      free: 'noch kein Handy',
      here: 'hier eingegeben',
      joined: 'ist dabei',
      entering: 'gibt ein',
      ready: 'fertig',
    },
    free: 'Anderes Handy',
    freeHelp: (name) => `Das Haus von ${name} an einem anderen Handy eingeben lassen`,
    stop: 'Nicht mehr teilen',
    stopQuestion:
      'Danach können die Handys nichts mehr eingeben. Was schon da ist, bleibt auf diesem Gerät.',
    notReady: (names) => `Noch nicht fertig: ${names}`,
    shown: 'Alle Handys zeigen die Punkte.',
    changeAgain: 'Alle dürfen ihr Haus wieder ändern',
    unreadable: (names) =>
      `Dieses Gerät kann das Haus von ${names} nicht lesen. Lade die Seite auf allen Geräten neu.`,
    whoAreYou: 'Wer bist du?',
    taken: (name) => `${name} hat schon ein Handy`,
    newName: 'Nicht dabei? Dein Name',
    join: 'Mitmachen',
    yourName: 'Dein Name',
    yourHouse: 'Dein Haus',
    ready: 'Ich bin fertig',
    readyHelp: 'Gib zuerst dein Haus ein.',
    nothing: 'Ich habe nichts',
    youAreReady: 'Du bist fertig!',
    notYet: 'Noch etwas ändern',
    someoneElse: 'Ich bin jemand anderes',
    everyone: 'Alle',
    counted: 'Die Punkte sind gezählt.',
    showPoints: 'Punkte zeigen',
    savedHere: 'Dieses Spiel ist auf diesem Gerät gespeichert.',
    gone: 'Dieser Punkteblock wird nicht mehr geteilt',
    goneHelp:
      'Er wurde beendet oder seit einem Tag nicht mehr geändert. Lass dir einen neuen Link geben.',
    hostHere:
      'Du hast diesen Punkteblock auf diesem Gerät geteilt. Öffne ihn hier; der Link ist für die anderen.',
    unreachable:
      'Der Server ist nicht erreichbar. Prüfe deine Verbindung; diese Seite versucht es weiter.',
    offline: 'Keine Verbindung. Was du eingibst, bleibt auf diesem Gerät und wird später gesendet.',
    sending: 'Wird gesendet …',
    typeCode: 'Hast du einen Code bekommen?',
    open: 'Öffnen',
    wrongCode: 'Ein Code hat acht Buchstaben und Ziffern, zum Beispiel K7WP-XD2M.',
  },
  nl: {
    share: 'Iedereen op de eigen telefoon',
    shareHelp:
      'Iedereen voert tegelijk het eigen huis in. Niemand heeft een account nodig. Hier zie je wie klaar is.',
    noServer:
      'Om op meer telefoons in te voeren is een verbinding met een Richtfest-server nodig, en die is er nu niet. Op dit apparaat werkt alles: voer het ene huis na het andere in.',
    code: 'Code',
    link: 'Link voor de telefoons',
    invitation: (game) => `Voer je huis in: ${game}`,
    statuses: {
      free: 'nog geen telefoon',
      here: 'hier ingevoerd',
      joined: 'doet mee',
      entering: 'voert in',
      ready: 'klaar',
    },
    free: 'Andere telefoon',
    freeHelp: (name) => `Het huis van ${name} op een andere telefoon laten invoeren`,
    stop: 'Niet meer delen',
    stopQuestion:
      'Daarna kunnen de telefoons niets meer invoeren. Wat er al is, blijft op dit apparaat.',
    notReady: (names) => `Nog niet klaar: ${names}`,
    shown: 'Alle telefoons laten de punten zien.',
    changeAgain: 'Iedereen mag het huis weer veranderen',
    unreadable: (names) =>
      `Dit apparaat kan het huis van ${names} niet lezen. Laad de pagina op alle apparaten opnieuw.`,
    whoAreYou: 'Wie ben je?',
    taken: (name) => `${name} heeft al een telefoon`,
    newName: 'Sta je er niet bij? Je naam',
    join: 'Meedoen',
    yourName: 'Je naam',
    yourHouse: 'Je huis',
    ready: 'Ik ben klaar',
    readyHelp: 'Voer eerst je huis in.',
    nothing: 'Ik heb niets',
    youAreReady: 'Je bent klaar!',
    notYet: 'Nog iets veranderen',
    someoneElse: 'Ik ben iemand anders',
    everyone: 'Iedereen',
    counted: 'De punten zijn geteld.',
    showPoints: 'Punten tonen',
    savedHere: 'Dit spel is op dit apparaat opgeslagen.',
    gone: 'Dit scoreblok wordt niet meer gedeeld',
    goneHelp: 'Het is beëindigd of al een dag niet veranderd. Vraag om een nieuwe link.',
    hostHere:
      'Je hebt dit scoreblok op dit apparaat gedeeld. Open het hier; de link is voor de anderen.',
    unreachable:
      'De server is niet bereikbaar. Controleer je verbinding; deze pagina blijft het proberen.',
    offline: 'Geen verbinding. Wat je invoert, blijft op dit apparaat en wordt later verstuurd.',
    sending: 'Wordt verstuurd …',
    typeCode: 'Heb je een code gekregen?',
    open: 'Openen',
    wrongCode: 'Een code heeft acht letters en cijfers, bijvoorbeeld K7WP-XD2M.',
  },
};

export const usePhoneTexts = textsHook(phoneTexts);
