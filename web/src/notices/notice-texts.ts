import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface NoticeTexts {
  readonly title: string;
  readonly tellMe: string;
  readonly tellMeHelp: string;
  readonly told: string;
  readonly noMore: string;
  /** The browser said no, or can't. */
  readonly barred: string;
  readonly failed: string;
  readonly address: string;
  readonly writeMe: string;
  readonly writeMeHelp: string;
  readonly asked: string;
  readonly written: string;
  readonly noLetters: string;
  /** The page behind the links of letters. */
  readonly letters: string;
  readonly confirmQuestion: string;
  readonly confirm: string;
  readonly confirmed: string;
  readonly endQuestion: string;
  readonly end: string;
  readonly ended: string;
  readonly worn: string;
  readonly toTable: string;
}

/** How people who are away hear that it is their turn. */
export const noticeTexts: ByLanguage<NoticeTexts> = {
  en: {
    title: 'Hear when it is your turn',
    tellMe: 'Tell me when it is my turn',
    tellMeHelp: 'This device gives you a sign, also when this page is closed.',
    told: 'This device tells you when it is your turn.',
    noMore: 'Don’t tell me any more',
    barred: 'Your browser does not allow it. You can change that in its settings for this site.',
    failed: 'That did not work. Please try again later.',
    address: 'Your e-mail address',
    writeMe: 'Write me a letter',
    writeMeHelp: 'Nobody at the table sees the address. It is forgotten when the game is over.',
    asked: 'We have sent you a letter. Please tap the link in it: then you hear from us.',
    written: 'You get a letter when it is your turn.',
    noLetters: 'No more letters',
    letters: 'Letters from the table',
    confirmQuestion: 'Shall we write to you when it is your turn?',
    confirm: 'Yes, write to me',
    confirmed: 'Good. You get a letter when it is your turn.',
    endQuestion: 'No more letters about this game?',
    end: 'No more letters',
    ended: 'You get no more letters about this game.',
    worn: 'This link does not work any more.',
    toTable: 'To the table',
  },
  de: {
    title: 'Hören, wenn du dran bist',
    tellMe: 'Sag mir, wenn ich dran bin',
    tellMeHelp: 'Dieses Gerät gibt dir ein Zeichen, auch wenn diese Seite zu ist.',
    told: 'Dieses Gerät sagt dir, wenn du dran bist.',
    noMore: 'Nicht mehr Bescheid sagen',
    barred:
      'Dein Browser erlaubt es nicht. In seinen Einstellungen für diese Seite kannst du das ändern.',
    failed: 'Das hat nicht geklappt. Versuch es später noch einmal.',
    address: 'Deine E-Mail-Adresse',
    writeMe: 'Schreib mir einen Brief',
    writeMeHelp: 'Niemand am Tisch sieht die Adresse. Nach dem Spiel wird sie vergessen.',
    asked:
      'Wir haben dir einen Brief geschickt. Tipp bitte auf den Link darin: Dann hörst du von uns.',
    written: 'Du bekommst einen Brief, wenn du dran bist.',
    noLetters: 'Keine Briefe mehr',
    letters: 'Briefe vom Tisch',
    confirmQuestion: 'Sollen wir dir schreiben, wenn du dran bist?',
    confirm: 'Ja, schreibt mir',
    confirmed: 'Gut. Du bekommst einen Brief, wenn du dran bist.',
    endQuestion: 'Keine Briefe mehr zu diesem Spiel?',
    end: 'Keine Briefe mehr',
    ended: 'Du bekommst keine Briefe mehr zu diesem Spiel.',
    worn: 'Dieser Link gilt nicht mehr.',
    toTable: 'Zum Tisch',
  },
  nl: {
    title: 'Horen wanneer je aan de beurt bent',
    tellMe: 'Zeg het me als ik aan de beurt ben',
    tellMeHelp: 'Dit apparaat geeft je een seintje, ook als deze pagina dicht is.',
    told: 'Dit apparaat zegt het je als je aan de beurt bent.',
    noMore: 'Zeg het me niet meer',
    barred:
      'Je browser staat het niet toe. In zijn instellingen voor deze site kun je dat veranderen.',
    failed: 'Dat is niet gelukt. Probeer het later nog eens.',
    address: 'Je e-mailadres',
    writeMe: 'Schrijf me een brief',
    writeMeHelp: 'Niemand aan tafel ziet het adres. Na het spel wordt het vergeten.',
    asked: 'We hebben je een brief gestuurd. Tik op de link erin: dan hoor je van ons.',
    written: 'Je krijgt een brief als je aan de beurt bent.',
    noLetters: 'Geen brieven meer',
    letters: 'Brieven van de tafel',
    confirmQuestion: 'Zullen we je schrijven als je aan de beurt bent?',
    confirm: 'Ja, schrijf me',
    confirmed: 'Goed. Je krijgt een brief als je aan de beurt bent.',
    endQuestion: 'Geen brieven meer over dit spel?',
    end: 'Geen brieven meer',
    ended: 'Je krijgt geen brieven meer over dit spel.',
    worn: 'Deze link werkt niet meer.',
    toTable: 'Naar de tafel',
  },
};

export const useNoticeTexts = textsHook(noticeTexts);
