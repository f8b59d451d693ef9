import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface AccountTexts {
  readonly title: string;
  /** In the settings and under “my games”. */
  readonly entry: string;
  readonly entryText: string;
  readonly signedInAs: (name: string) => string;
  readonly intro: readonly string[];
  readonly nobodyNeeds: string;
  readonly create: string;
  readonly createTitle: string;
  readonly name: string;
  readonly nameHelp: string;
  readonly signIn: string;
  readonly signInTitle: string;
  readonly signInText: string;
  readonly insecure: string;
  readonly unsupported: string;
  readonly noServer: string;
  /** Problems. */
  readonly noPasskey: string;
  readonly passkeyHere: string;
  readonly unreachable: string;
  readonly wasSignedOut: string;
  /** The state of synchronization. */
  readonly agreed: (time: string) => string;
  readonly away: string;
  readonly newer: string;
  readonly keepsText: string;
  readonly stays: string;
  readonly save: string;
  readonly rename: string;
  readonly passkeys: string;
  readonly passkeysText: string;
  readonly passkeyOf: (name: string) => string;
  readonly usedAt: (time: string) => string;
  readonly add: string;
  readonly remove: string;
  readonly removeQuestion: (name: string) => string;
  readonly lastPasskey: string;
  readonly deviceNames: Readonly<Record<'phone' | 'tablet' | 'computer', string>>;
  readonly yours: string;
  readonly export: string;
  readonly exportText: string;
  readonly signOut: string;
  readonly signOutEverywhere: (devices: number) => string;
  readonly clear: string;
  readonly clearHelp: string;
  readonly delete: string;
  readonly deleteText: string;
  readonly deleteYes: string;
  readonly deleted: string;
}

export const accountTexts: ByLanguage<AccountTexts> = {
  en: {
    title: 'Account',
    entry: 'Account',
    entryText: 'Do you play on several devices? An account syncs your seats. You don’t need one.',
    signedInAs: (name) => `Signed in as ${name}`,
    intro: [
      'An account syncs your seats at online tables, your results and your settings between devices.',
      'It needs no password and no e-mail address: you open it with a passkey, the way you unlock your device. What it keeps is encrypted before it leaves your device. The people who run this site can’t read it, and can’t open it for you if you lose all your passkeys.',
    ],
    nobodyNeeds: 'Everything here works without one.',
    create: 'Create an account',
    createTitle: 'A new account',
    name: 'What should we call you?',
    nameHelp: 'Only you see this name.',
    signIn: 'Sign in with a passkey',
    signInTitle: 'Already have one?',
    signInText: 'The data of this device is added.',
    insecure:
      'Accounts are opened with passkeys, which browsers offer only at addresses with https. This is not one. Everything else works.',
    unsupported:
      'This browser has no passkeys, so it can’t have an account. Everything else works.',
    noServer:
      'No server can be reached from this page, so there are no accounts right now. Your games stay on this device.',
    noPasskey: 'No passkey was used. Nothing has changed.',
    passkeyHere: 'This device already has a passkey for this account.',
    unreachable: 'The server can’t be reached. Please try again later.',
    wasSignedOut: 'You were signed out. What is on this device stays here.',
    agreed: (time) => `Everything is in your account. Last synced: ${time}`,
    away: 'The server can’t be reached. Your changes will be sent later.',
    newer: 'Another of your devices has a newer version of this site. Please reload this page.',
    keepsText: 'Your seats at tables by link, your results and statistics, your settings.',
    stays: 'A game you play on one device stays there until it is over; then its result is synced.',
    save: 'Save',
    rename: 'Rename',
    passkeys: 'Passkeys',
    passkeysText:
      'Each of them opens your account. Add one on every kind of device you use, so that losing one costs you nothing.',
    passkeyOf: (name) => `Name of the passkey ${name}`,
    usedAt: (time) => `last used ${time}`,
    add: 'Add a passkey on this device',
    remove: 'Remove',
    removeQuestion: (name) => `Remove passkey “${name}”?`,
    lastPasskey: 'The last one can’t be removed: without it you could not sign in again.',
    deviceNames: { phone: 'Phone', tablet: 'Tablet', computer: 'Computer' },
    yours: 'It is all yours',
    export: 'Save everything as a file',
    exportText: 'It also contains the keys of your seats: keep it to yourself.',
    signOut: 'Sign out here',
    signOutEverywhere: (devices) =>
      devices === 1 ? 'Sign out everywhere' : `Sign out on all ${devices} devices`,
    clear: 'Also clear this device',
    clearHelp: 'Removes your seats and results, for example from a borrowed device.',
    delete: 'Delete the account',
    deleteText:
      'The server deletes everything at once, and nobody can restore it. Devices keep what they have: you can go on playing at your tables there.',
    deleteYes: 'Yes, delete it for good',
    deleted: 'The account is gone. What is on this device is yours alone.',
  },
  de: {
    title: 'Konto',
    entry: 'Konto',
    entryText:
      'Spielst du auf mehreren Geräten? Ein Konto nimmt deine Plätze mit. Nötig ist es nicht.',
    signedInAs: (name) => `Angemeldet als ${name}`,
    intro: [
      'Ein Konto nimmt deine Plätze an Tischen per Link, deine Ergebnisse und deine Einstellungen von einem Gerät zum nächsten mit.',
      'Es hat kein Passwort und will keine E-Mail: Du öffnest es mit einem Passkey, so wie du dein Gerät entsperrst. Was es speichert, wird verschlüsselt, bevor es dein Gerät verlässt. Wer diese Seite betreibt, kann es nicht lesen, und auch nicht für dich öffnen, wenn du alle Passkeys verlierst.',
    ],
    nobodyNeeds: 'Alles hier geht auch ohne.',
    create: 'Konto anlegen',
    createTitle: 'Ein neues Konto',
    name: 'Wie sollen wir dich nennen?',
    nameHelp: 'Diesen Namen siehst nur du.',
    signIn: 'Mit Passkey anmelden',
    signInTitle: 'Du hast schon eins?',
    signInText: 'Was auf diesem Gerät ist, kommt dazu.',
    insecure:
      'Konten öffnet man mit Passkeys, und die haben Browser nur für Adressen mit https. An dieser Adresse gibt es sie nicht. Alles andere geht.',
    unsupported:
      'Dieser Browser kennt keine Passkeys und kann deshalb kein Konto haben. Alles andere geht.',
    noServer:
      'Von dieser Seite ist gerade kein Server zu erreichen, also gibt es keine Konten. Deine Spiele liegen auf diesem Gerät.',
    noPasskey: 'Es wurde kein Passkey benutzt. Nichts hat sich geändert.',
    passkeyHere: 'Dieses Gerät hat schon einen Passkey dieses Kontos.',
    unreachable: 'Der Server ist nicht zu erreichen. Versuch es später noch einmal.',
    wasSignedOut: 'Du wurdest abgemeldet. Was auf diesem Gerät ist, bleibt hier.',
    agreed: (time) => `Alles ist in deinem Konto. Zuletzt nachgesehen: ${time}`,
    away: 'Der Server ist nicht zu erreichen. Was du hier änderst, wird später geschickt.',
    newer: 'Ein anderes deiner Geräte hat eine neuere Version dieser Seite. Lade diese Seite neu.',
    keepsText:
      'Deine Plätze an Tischen per Link, deine Ergebnisse und deine Statistik, deine Einstellungen.',
    stays:
      'Spiele, die du nur auf einem Gerät spielst, bleiben dort, bis sie zu Ende sind; ihre Ergebnisse reisen mit.',
    save: 'Speichern',
    rename: 'Anderer Name',
    passkeys: 'Passkeys',
    passkeysText:
      'Jeder von ihnen öffnet dein Konto. Leg auf jeder Art von Gerät einen an, dann macht es nichts, wenn einer verloren geht.',
    passkeyOf: (name) => `Name des Passkeys ${name}`,
    usedAt: (time) => `zuletzt benutzt ${time}`,
    add: 'Passkey dieses Geräts hinzufügen',
    remove: 'Entfernen',
    removeQuestion: (name) => `Passkey „${name}“ entfernen?`,
    lastPasskey: 'Der letzte bleibt: Ohne ihn käme niemand mehr hinein.',
    deviceNames: { phone: 'Handy', tablet: 'Tablet', computer: 'Computer' },
    yours: 'Alles gehört dir',
    export: 'Alles als Datei speichern',
    exportText: 'Auch die Schlüssel deiner Plätze stehen darin: Behalte sie für dich.',
    signOut: 'Hier abmelden',
    signOutEverywhere: (devices) =>
      devices === 1 ? 'Überall abmelden' : `Auf allen ${devices} Geräten abmelden`,
    clear: 'Auch dieses Gerät leeren',
    clearHelp: 'Nimmt deine Plätze und Ergebnisse herunter, wie auf einem geliehenen Gerät.',
    delete: 'Konto löschen',
    deleteText:
      'Der Server vergisst sofort alles, und niemand kann es zurückholen. Geräte behalten, was sie haben: Dort kannst du an deinen Tischen weiterspielen.',
    deleteYes: 'Ja, für immer löschen',
    deleted: 'Das Konto ist weg. Was auf diesem Gerät ist, gehört dir allein.',
  },
  nl: {
    title: 'Account',
    entry: 'Account',
    entryText: 'Speel je op meer apparaten? Een account neemt je plaatsen mee. Nodig is het niet.',
    signedInAs: (name) => `Aangemeld als ${name}`,
    intro: [
      'Een account neemt je plaatsen aan tafels via een link, je uitslagen en je instellingen mee van het ene apparaat naar het andere.',
      'Het heeft geen wachtwoord en wil geen e-mail: je opent het met een passkey, zoals je je apparaat ontgrendelt. Wat het bewaart, wordt versleuteld voordat het je apparaat verlaat. Wie deze site beheert, kan het niet lezen, en ook niet voor je openen als je al je passkeys kwijt bent.',
    ],
    nobodyNeeds: 'Alles hier werkt ook zonder.',
    create: 'Account maken',
    createTitle: 'Een nieuw account',
    name: 'Hoe zullen we je noemen?',
    nameHelp: 'Deze naam zie alleen jij.',
    signIn: 'Aanmelden met een passkey',
    signInTitle: 'Heb je er al een?',
    signInText: 'Wat op dit apparaat staat, komt erbij.',
    insecure:
      'Accounts open je met passkeys, en die hebben browsers alleen voor adressen met https. Op dit adres zijn ze er niet. Al het andere werkt.',
    unsupported:
      'Deze browser kent geen passkeys en kan dus geen account hebben. Al het andere werkt.',
    noServer:
      'Vanaf deze pagina is nu geen server te bereiken, dus zijn er geen accounts. Je spellen staan op dit apparaat.',
    noPasskey: 'Er is geen passkey gebruikt. Er is niets veranderd.',
    passkeyHere: 'Dit apparaat heeft al een passkey van dit account.',
    unreachable: 'De server is niet bereikbaar. Probeer het later nog eens.',
    wasSignedOut: 'Je bent afgemeld. Wat op dit apparaat staat, blijft hier.',
    agreed: (time) => `Alles staat in je account. Laatst gekeken: ${time}`,
    away: 'De server is niet bereikbaar. Wat je hier verandert, wordt later verstuurd.',
    newer:
      'Een ander apparaat van je heeft een nieuwere versie van deze site. Laad deze pagina opnieuw.',
    keepsText:
      'Je plaatsen aan tafels via een link, je uitslagen en statistieken, je instellingen.',
    stays:
      'Spellen die je op één apparaat speelt, blijven daar tot ze uit zijn; hun uitslagen reizen mee.',
    save: 'Opslaan',
    rename: 'Andere naam',
    passkeys: 'Passkeys',
    passkeysText:
      'Elk ervan opent je account. Maak er een op elk soort apparaat, dan is het niet erg als er een kwijtraakt.',
    passkeyOf: (name) => `Naam van de passkey ${name}`,
    usedAt: (time) => `laatst gebruikt ${time}`,
    add: 'Passkey van dit apparaat toevoegen',
    remove: 'Verwijderen',
    removeQuestion: (name) => `Passkey “${name}” verwijderen?`,
    lastPasskey: 'De laatste blijft: zonder deze komt niemand er meer in.',
    deviceNames: { phone: 'Telefoon', tablet: 'Tablet', computer: 'Computer' },
    yours: 'Het is allemaal van jou',
    export: 'Alles als bestand opslaan',
    exportText: 'Ook de sleutels van je plaatsen staan erin: houd het voor jezelf.',
    signOut: 'Hier afmelden',
    signOutEverywhere: (devices) =>
      devices === 1 ? 'Overal afmelden' : `Op alle ${devices} apparaten afmelden`,
    clear: 'Dit apparaat ook leegmaken',
    clearHelp: 'Haalt je plaatsen en uitslagen eraf, zoals op een geleend apparaat.',
    delete: 'Account verwijderen',
    deleteText:
      'De server vergeet meteen alles, en niemand kan het terughalen. Apparaten houden wat ze hebben: daar kun je aan je tafels verder spelen.',
    deleteYes: 'Ja, voorgoed verwijderen',
    deleted: 'Het account is weg. Wat op dit apparaat staat, is van jou alleen.',
  },
};

export const useAccountTexts = textsHook(accountTexts);
