import type { ByLanguage } from '@richtfest/engine';
import type { StepText } from '../../../lessons/lesson.ts';
import type { PigsStep } from './steps.ts';

export const texts: ByLanguage<Readonly<Record<PigsStep, StepText>>> = {
  en: {
    welcome: {
      say: 'Hello, I am Tilda! We build houses here: a door or a window first, windows on top, then a roof. And we keep an eye on the wolf.',
    },
    dice: {
      say: 'You have rolled the dice. Matching symbols pay for tiles: two buy straw, three buy wood, four buy stone.',
    },
    roll: {
      say: 'You have two doors. Tap the other three dice and roll them again: maybe you get another door.',
      other: 'Keep the two doors, they are worth something. Tap the other three dice, then roll.',
    },
    stop: {
      say: 'Three doors and two windows: that pays for two tiles! Tap “Stop” before your luck turns.',
      other: 'You could roll once more, but it won’t get better than this. Tap “Stop”.',
    },
    door: {
      say: 'Three doors pay for the wooden door. Tap it at the stall, then tap your meadow.',
      other: 'Begin with the wooden door: your three doors pay for it, and wood counts 3 points.',
    },
    window: {
      say: 'The two windows pay for a straw window. Tap it, then put it on top of your house.',
      other: 'Take the straw window and put it on your house: a second tile for the same roll.',
    },
    'wolf-die': {
      say: 'Oh, a wolf! That die stays where it is. A second wolf ends your turn, and you build nothing.',
    },
    'two-roofs': {
      say: 'But you have two roofs, enough for a straw roof. Rolling again would be risky: stop.',
      other: 'You could risk another roll. But your house needs its roof: tap “Stop”.',
    },
    roof: {
      say: 'Take the straw roof and put it on your house.',
      other: 'The straw roof, please: your house has been waiting for it.',
    },
    finished: {
      say: 'The roof is on! Now your house scores, with 1 extra point for being finished. Houses without a roof score nothing at the end.',
    },
    wolf: {
      say: 'Two wolves: here he comes! Today he blows for you. Choose a house of Ida’s; the wheel says which material flies away.',
      other: 'Choose one of Ida’s houses for the wolf.',
    },
    blown: {
      say: 'The wheel stops at straw most often and at stone least. Build what you love in stone.',
    },
    end: {
      say: 'When three stacks at the stall are empty, the game ends. Tiles, flower pots and finished houses score. That is all there is to it!',
    },
  },
  de: {
    welcome: {
      say: 'Hallo, ich bin Tilda! Wir bauen hier Häuser: zuerst eine Tür oder ein Fenster, Fenster obendrauf, dann ein Dach. Und den Wolf behalten wir im Auge.',
    },
    dice: {
      say: 'Deine Würfel liegen schon. Gleiche Symbole bezahlen: zwei ein Hausteil aus Stroh, drei eins aus Holz, vier eins aus Stein.',
    },
    roll: {
      say: 'Du hast zwei Türen. Tippe die drei anderen Würfel an und wirf sie noch einmal: Vielleicht kommt noch eine Tür.',
      other:
        'Behalte die zwei Türen, die sind etwas wert. Tippe die drei anderen Würfel an und wirf.',
    },
    stop: {
      say: 'Drei Türen und zwei Fenster, das reicht für zwei Hausteile! Tippe auf „Wurf behalten“, bevor sich das Glück dreht.',
      other:
        'Du dürftest noch einmal werfen, aber besser wird es nicht. Tippe auf „Wurf behalten“.',
    },
    door: {
      say: 'Drei Türen bezahlen die Holztür. Tippe sie am Markt an und dann deine Wiese.',
      other: 'Fang mit der Holztür an: Deine drei Türen bezahlen sie, und Holz zählt 3 Punkte.',
    },
    window: {
      say: 'Die zwei Fenster bezahlen ein Strohfenster. Tippe es an und setze es oben auf dein Haus.',
      other:
        'Nimm das Strohfenster und setze es auf dein Haus: ein zweites Hausteil für denselben Wurf.',
    },
    'wolf-die': {
      say: 'Oh, ein Wolf! Dieser Würfel bleibt liegen. Kommt ein zweiter Wolf, ist das Würfeln vorbei und du baust nichts.',
    },
    'two-roofs': {
      say: 'Aber du hast zwei Dächer, das reicht für ein Strohdach. Weiterwerfen wäre gewagt: Hör auf.',
      other:
        'Du könntest noch einen Wurf wagen. Aber dein Haus will sein Dach: Tippe auf „Wurf behalten“.',
    },
    roof: {
      say: 'Nimm das Strohdach und setze es auf dein Haus.',
      other: 'Das Strohdach, bitte: Darauf wartet dein Haus schon.',
    },
    finished: {
      say: 'Das Dach ist drauf! Jetzt zählt dein Haus, und 1 Punkt mehr, weil es fertig ist. Häuser ohne Dach zählen am Ende nichts.',
    },
    wolf: {
      say: 'Zwei Wölfe: Da kommt er! Heute pustet er für dich. Wähle ein Haus von Ida; das Rad sagt, welches Material wegfliegt.',
      other: 'Wähle eins von Idas Häusern für den Wolf.',
    },
    blown: {
      say: 'Das Rad bleibt am häufigsten bei Stroh stehen und am seltensten bei Stein. Was dir lieb ist, bau aus Stein.',
    },
    end: {
      say: 'Sind am Markt drei Stapel leer, ist das Spiel aus. Es zählen Hausteile, Blumentöpfe und fertige Häuser. Das ist schon alles!',
    },
  },
  nl: {
    welcome: {
      say: 'Hallo, ik ben Tilda! Hier bouwen we huizen: eerst een deur of een raam, ramen erbovenop, dan een dak. En de wolf houden we in de gaten.',
    },
    dice: {
      say: 'Je dobbelstenen liggen er al. Met gelijke symbolen betaal je: twee voor een tegel van stro, drie voor een van hout, vier voor een van steen.',
    },
    roll: {
      say: 'Je hebt twee deuren. Tik de drie andere dobbelstenen aan en gooi ze nog eens: misschien komt er nog een deur bij.',
      other:
        'Houd de twee deuren, die zijn iets waard. Tik de drie andere dobbelstenen aan en gooi.',
    },
    stop: {
      say: 'Drie deuren en twee ramen, dat is goed voor twee tegels! Tik op “Stoppen” voordat het geluk keert.',
      other: 'Je mag nog een keer gooien, maar beter wordt het niet. Tik op “Stoppen”.',
    },
    door: {
      say: 'Drie deuren betalen de houten deur. Tik hem aan op de markt en dan je weide.',
      other: 'Begin met de houten deur: je drie deuren betalen hem, en hout telt voor 3 punten.',
    },
    window: {
      say: 'De twee ramen betalen een strooien raam. Tik het aan en zet het boven op je huis.',
      other: 'Neem het strooien raam en zet het op je huis: een tweede tegel voor dezelfde worp.',
    },
    'wolf-die': {
      say: 'O jee, een wolf! Die dobbelsteen blijft liggen. Komt er een tweede wolf, dan is het gooien voorbij en bouw je niets.',
    },
    'two-roofs': {
      say: 'Maar je hebt twee daken, genoeg voor een strooien dak. Verder gooien is riskant: stop.',
      other: 'Je zou nog een worp kunnen wagen. Maar je huis wil zijn dak: tik op “Stoppen”.',
    },
    roof: {
      say: 'Neem het strooien dak en zet het op je huis.',
      other: 'Het strooien dak, graag: daar wacht je huis al op.',
    },
    finished: {
      say: 'Het dak zit erop! Nu telt je huis, met 1 punt extra omdat het klaar is. Huizen zonder dak tellen aan het einde niet.',
    },
    wolf: {
      say: 'Twee wolven: daar komt hij! Vandaag blaast hij voor jou. Kies een huis van Ida; het rad zegt welk materiaal wegwaait.',
      other: 'Kies een van Ida’s huizen voor de wolf.',
    },
    blown: {
      say: 'Het rad stopt het vaakst bij stro en het minst bij steen. Wat je lief is, bouw je van steen.',
    },
    end: {
      say: 'Zijn er op de markt drie stapels leeg, dan is het spel uit. Tegels, bloempotten en voltooide huizen tellen. Meer is het niet!',
    },
  },
};
