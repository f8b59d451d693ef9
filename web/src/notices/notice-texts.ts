import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface NoticeTexts {
  readonly title: string;
  readonly notifyMe: string;
  readonly notifyMeHelp: string;
  readonly isNotified: string;
  readonly noMore: string;
  /** The browser refused or does not support it. */
  readonly blocked: string;
  readonly failed: string;
  readonly address: string;
  readonly emailMe: string;
  readonly emailMeHelp: string;
  readonly asked: string;
  readonly written: string;
  readonly stopEmails: string;
  /** The page behind links in e-mails. */
  readonly emails: string;
  readonly confirmQuestion: string;
  readonly confirm: string;
  readonly confirmed: string;
  readonly endQuestion: string;
  readonly end: string;
  readonly ended: string;
  readonly expired: string;
  readonly toTable: string;
}

/** Texts about notifications for absent players. */
export const noticeTexts: ByLanguage<NoticeTexts> = {
  en: {
    title: 'Know when it is your turn',
    notifyMe: 'Notify me when it is my turn',
    notifyMeHelp: 'This device shows a notification, even if this page is closed.',
    isNotified: 'This device notifies you when it is your turn.',
    noMore: 'Stop notifications',
    blocked:
      'Your browser does not allow notifications. You can change that in its settings for this site.',
    failed: 'That did not work. Please try again later.',
    address: 'Your e-mail address',
    emailMe: 'E-mail me',
    emailMeHelp: 'Nobody at the table sees the address. It is deleted when the game is over.',
    asked: 'We have sent you an e-mail. Please tap the link in it to confirm.',
    written: 'You will get an e-mail when it is your turn.',
    stopEmails: 'Stop e-mails',
    emails: 'E-mails from the table',
    confirmQuestion: 'Do you want an e-mail when it is your turn?',
    confirm: 'Yes, e-mail me',
    confirmed: 'You will get an e-mail when it is your turn.',
    endQuestion: 'Stop e-mails about this game?',
    end: 'Stop e-mails',
    ended: 'You will get no more e-mails about this game.',
    expired: 'This link no longer works.',
    toTable: 'To the table',
  },
  de: {
    title: 'Bescheid bekommen, wenn du dran bist',
    notifyMe: 'Sag mir Bescheid, wenn ich dran bin',
    notifyMeHelp: 'Dieses Gerät gibt dir ein Zeichen, auch wenn diese Seite zu ist.',
    isNotified: 'Dieses Gerät sagt dir Bescheid, wenn du dran bist.',
    noMore: 'Nicht mehr Bescheid sagen',
    blocked:
      'Dein Browser erlaubt es nicht. In seinen Einstellungen für diese Seite kannst du das ändern.',
    failed: 'Das hat nicht geklappt. Versuch es später noch einmal.',
    address: 'Deine E-Mail-Adresse',
    emailMe: 'Schick mir E-Mails',
    emailMeHelp: 'Niemand am Tisch sieht die Adresse. Nach dem Spiel wird sie vergessen.',
    asked:
      'Wir haben dir eine E-Mail geschickt. Tipp bitte auf den Link darin: Dann hörst du von uns.',
    written: 'Du bekommst eine E-Mail, wenn du dran bist.',
    stopEmails: 'Keine E-Mails mehr',
    emails: 'E-Mails vom Tisch',
    confirmQuestion: 'Sollen wir dir eine E-Mail schicken, wenn du dran bist?',
    confirm: 'Ja, schickt mir E-Mails',
    confirmed: 'Gut. Du bekommst eine E-Mail, wenn du dran bist.',
    endQuestion: 'Keine E-Mails mehr zu diesem Spiel?',
    end: 'Keine E-Mails mehr',
    ended: 'Du bekommst keine E-Mails mehr zu diesem Spiel.',
    expired: 'Dieser Link gilt nicht mehr.',
    toTable: 'Zum Tisch',
  },
  nl: {
    title: 'Bericht krijgen als je aan de beurt bent',
    notifyMe: 'Laat het me weten als ik aan de beurt ben',
    notifyMeHelp: 'Dit apparaat geeft je een seintje, ook als deze pagina dicht is.',
    isNotified: 'Dit apparaat laat het je weten als je aan de beurt bent.',
    noMore: 'Laat het me niet meer weten',
    blocked:
      'Je browser staat het niet toe. In zijn instellingen voor deze site kun je dat veranderen.',
    failed: 'Dat is niet gelukt. Probeer het later nog eens.',
    address: 'Je e-mailadres',
    emailMe: 'Stuur me e-mails',
    emailMeHelp: 'Niemand aan tafel ziet het adres. Na het spel wordt het vergeten.',
    asked: 'We hebben je een e-mail gestuurd. Tik op de link erin: dan hoor je van ons.',
    written: 'Je krijgt een e-mail als je aan de beurt bent.',
    stopEmails: 'Geen e-mails meer',
    emails: 'E-mails van de tafel',
    confirmQuestion: 'Zullen we je mailen als je aan de beurt bent?',
    confirm: 'Ja, mail me',
    confirmed: 'Goed. Je krijgt een e-mail als je aan de beurt bent.',
    endQuestion: 'Geen e-mails meer over dit spel?',
    end: 'Geen e-mails meer',
    ended: 'Je krijgt geen e-mails meer over dit spel.',
    expired: 'Deze link werkt niet meer.',
    toTable: 'Naar de tafel',
  },
};

export const useNoticeTexts = textsHook(noticeTexts);
