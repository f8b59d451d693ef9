import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface HostingTexts {
  /** Next to the host's name. */
  readonly host: string;
  /** The host's tools. */
  readonly tools: string;
  readonly watchers: (count: number) => string;
  readonly mayWatch: string;
  readonly mayWatchHelp: string;
  /** Replacing a guest. */
  readonly replace: (name: string) => string;
  readonly replaceQuestion: (name: string) => string;
  readonly replaceHelp: string;
  readonly nowOpen: string;
  readonly nowOpenRunning: string;
  readonly nowBot: string;
  readonly yesReplace: string;
  /** Offering a bot's seat during the match. */
  readonly offer: (name: string) => string;
  readonly offerHelp: string;
  readonly putBot: (seat: number) => string;
  readonly handOver: (name: string) => string;
  readonly handOverQuestion: (name: string) => string;
  readonly handOverHelp: string;
  readonly yesHandOver: string;
  /** Taking over from an absent host. */
  readonly hostAway: (name: string) => string;
  readonly takeHost: string;
  readonly close: string;
  readonly closeQuestion: string;
  readonly closeHelp: string;
  readonly closeRunningHelp: string;
  readonly yesClose: string;
  /** At a closed table. */
  readonly closed: string;
  readonly brokenOff: string;
  readonly lookBack: string;
  /** Joining a running match. */
  readonly lateSeat: string;
  readonly lateSeatHelp: string;
  readonly watch: string;
}

/** Texts for hosting a table. */
const hostingTexts: ByLanguage<HostingTexts> = {
  en: {
    host: 'host',
    tools: 'For the host',
    watchers: (count) =>
      count === 1 ? 'One person is watching.' : `${count} people are watching.`,
    mayWatch: 'Others may watch',
    mayWatchHelp: 'Anyone with the link sees the table, but not the hands.',
    replace: (name) => `Free ${name}’s seat`,
    replaceQuestion: (name) => `Free ${name}’s seat?`,
    replaceHelp: 'They can’t come back to it, not even with their old link.',
    nowOpen: 'Keep it open for anyone with the link',
    nowOpenRunning: 'Keep it open: anyone with the link can continue',
    nowBot: 'Let a bot play',
    yesReplace: 'Free the seat',
    offer: (name) => `Let someone take over from ${name}`,
    offerHelp: 'Anyone who opens the table’s link can take the seat and continue.',
    putBot: (seat) => `Put a bot on seat ${seat}`,
    handOver: (name) => `Make ${name} the host`,
    handOverQuestion: (name) => `Make ${name} the host?`,
    handOverHelp: 'You stay in the game. Only they can give the rights back.',
    yesHandOver: 'Hand over',
    hostAway: (name) => `${name}, the host, is away.`,
    takeHost: 'I’ll be the host',
    close: 'Close the table',
    closeQuestion: 'Close this table for good?',
    closeHelp: 'All players are told, and nobody can join any more.',
    closeRunningHelp: 'The game ends for everybody. It can still be reviewed and checked.',
    yesClose: 'Close it',
    closed: 'The host has closed this table.',
    brokenOff: 'The game was closed before its end. You can still review it.',
    lookBack: 'Replay',
    lateSeat: 'A seat is free',
    lateSeatHelp: 'The game is running. Take the seat and continue.',
    watch: 'I’d rather watch',
  },
  de: {
    host: 'Spielleitung',
    tools: 'Für die Spielleitung',
    watchers: (count) => (count === 1 ? 'Eine Person schaut zu.' : `${count} Personen schauen zu.`),
    mayWatch: 'Andere dürfen zuschauen',
    mayWatchHelp: 'Wer den Link hat, sieht, was offen auf dem Tisch liegt, aber keine Handkarten.',
    replace: (name) => `Den Platz von ${name} freimachen`,
    replaceQuestion: (name) => `Den Platz von ${name} freimachen?`,
    replaceHelp: 'Auf diesen Platz kommt man nicht zurück, auch nicht mit dem alten Link.',
    nowOpen: 'Frei lassen: Wer den Link hat, darf sich setzen',
    nowOpenRunning: 'Frei lassen: Wer den Link hat, spielt von hier aus weiter',
    nowBot: 'Einen Bot spielen lassen',
    yesReplace: 'Platz freimachen',
    offer: (name) => `Jemand darf ${name} ablösen`,
    offerHelp: 'Wer den Link zum Tisch öffnet, kann sich dorthin setzen und weiterspielen.',
    putBot: (seat) => `Einen Bot auf Platz ${seat} setzen`,
    handOver: (name) => `${name} die Spielleitung geben`,
    handOverQuestion: (name) => `${name} die Spielleitung geben?`,
    handOverHelp: 'Du spielst weiter mit. Nur diese Person kann sie dir zurückgeben.',
    yesHandOver: 'Übergeben',
    hostAway: (name) => `${name} hat hier die Spielleitung und ist nicht da.`,
    takeHost: 'Spielleitung übernehmen',
    close: 'Den Tisch schließen',
    closeQuestion: 'Diesen Tisch endgültig schließen?',
    closeHelp: 'Alle erfahren es, und niemand kann sich mehr dazusetzen.',
    closeRunningHelp:
      'Das Spiel wird für alle abgebrochen. Durchsehen und prüfen kann man es weiterhin.',
    yesClose: 'Schließen',
    closed: 'Dieser Tisch ist geschlossen.',
    brokenOff: 'Das Spiel wurde vor dem Ende abgebrochen. Was gespielt wurde, ist noch da.',
    lookBack: 'Das Spiel durchsehen',
    lateSeat: 'Hier ist ein Platz frei',
    lateSeatHelp: 'Das Spiel läuft schon. Setz dich und spiel von hier aus weiter.',
    watch: 'Lieber zuschauen',
  },
  nl: {
    host: 'spelleiding',
    tools: 'Voor de spelleiding',
    watchers: (count) =>
      count === 1 ? 'Er kijkt één persoon mee.' : `Er kijken ${count} mensen mee.`,
    mayWatch: 'Anderen mogen meekijken',
    mayWatchHelp: 'Wie de link heeft, ziet wat open op tafel ligt, maar geen handkaarten.',
    replace: (name) => `De plaats van ${name} vrijmaken`,
    replaceQuestion: (name) => `De plaats van ${name} vrijmaken?`,
    replaceHelp: 'Terug naar deze plaats kan niet meer, ook niet met de oude link.',
    nowOpen: 'Vrij laten: wie de link heeft, mag gaan zitten',
    nowOpenRunning: 'Vrij laten: wie de link heeft, speelt vanaf hier verder',
    nowBot: 'Een bot laten spelen',
    yesReplace: 'Plaats vrijmaken',
    offer: (name) => `Iemand mag ${name} aflossen`,
    offerHelp: 'Wie de link van de tafel opent, kan daar gaan zitten en verder spelen.',
    putBot: (seat) => `Zet een bot op plaats ${seat}`,
    handOver: (name) => `${name} de spelleiding geven`,
    handOverQuestion: (name) => `${name} de spelleiding geven?`,
    handOverHelp: 'Je speelt gewoon mee. Alleen diegene kan de leiding teruggeven.',
    yesHandOver: 'Overdragen',
    hostAway: (name) => `${name} heeft hier de spelleiding en is er niet.`,
    takeHost: 'Spelleiding overnemen',
    close: 'De tafel sluiten',
    closeQuestion: 'Deze tafel voorgoed sluiten?',
    closeHelp: 'Iedereen hoort het, en niemand kan nog aanschuiven.',
    closeRunningHelp: 'Het spel stopt voor iedereen. Terugkijken en controleren kan nog wel.',
    yesClose: 'Sluiten',
    closed: 'Deze tafel is gesloten.',
    brokenOff: 'Het spel is voor het einde gestopt. Wat gespeeld is, is er nog.',
    lookBack: 'Het spel terugkijken',
    lateSeat: 'Hier is een plaats vrij',
    lateSeatHelp: 'Het spel is al bezig. Ga zitten en speel vanaf hier verder.',
    watch: 'Liever meekijken',
  },
};

export const useHostingTexts = textsHook(hostingTexts);
