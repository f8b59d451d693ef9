import type { DreamHomeTexts, Warning } from '@richtfest/dream-home';
import type { ByLanguage, Format } from '@richtfest/engine';

interface Words {
  readonly texts: Pick<DreamHomeTexts, 'rooms'>;
  readonly format: Format;
}

/** Reminders in the last rounds of what a player is about to miss. */
export const warningTexts: ByLanguage<(warning: Warning, words: Words) => string> = {
  en: (warning, { texts, format }) => {
    switch (warning.about) {
      case 'roof': {
        const cards = format.count(warning.missing, { one: 'more card', other: 'more cards' });
        const turns = format.count(warning.turns, { one: 'turn', other: 'turns' });
        return `Your roof needs ${cards}, and you have ${turns} left.`;
      }
      case 'basement': {
        const fields = format.count(warning.missing, { one: 'free space', other: 'free spaces' });
        return `Your basement still has ${fields}.`;
      }
      case 'basics': {
        const rooms = warning.rooms.map((room) => `a ${texts.rooms[room].one}`);
        return `You still need ${format.list(rooms)} for the furnishing bonus.`;
      }
      case 'bathrooms':
        return `A bathroom on the ${warning.floor} floor would complete the bonus for two floors.`;
    }
  },
  de: (warning, { texts, format }) => {
    switch (warning.about) {
      case 'roof': {
        const cards = format.count(warning.missing, { one: 'Karte', other: 'Karten' });
        const verb = warning.missing === 1 ? 'fehlt' : 'fehlen';
        const turns = format.count(warning.turns, { one: 'Zug', other: 'Züge' });
        return `Deinem Dach ${verb} noch ${cards}, und du hast noch ${turns}.`;
      }
      case 'basement': {
        const fields = format.count(warning.missing, { one: 'Feld', other: 'Felder' });
        return `In deinem Keller ${warning.missing === 1 ? 'ist' : 'sind'} noch ${fields} frei.`;
      }
      case 'basics': {
        const rooms = warning.rooms.map((room) => texts.rooms[room].one);
        const verb = rooms.length === 1 ? 'fehlt' : 'fehlen';
        return `Für den Einrichtungsbonus ${verb} dir noch ${format.list(rooms)}.`;
      }
      case 'bathrooms': {
        const floor = warning.floor === 'upper' ? 'Obergeschoss' : 'Erdgeschoss';
        return `Mit einem Badezimmer im ${floor} bekommst du den Bonus für beide Stockwerke.`;
      }
    }
  },
  nl: (warning, { texts, format }) => {
    switch (warning.about) {
      case 'roof': {
        const cards = format.count(warning.missing, { one: 'kaart', other: 'kaarten' });
        const turns = format.count(warning.turns, { one: 'beurt', other: 'beurten' });
        return `Je dak mist nog ${cards}, en je hebt nog ${turns}.`;
      }
      case 'basement': {
        const fields = format.count(warning.missing, { one: 'plek', other: 'plekken' });
        return `In je kelder ${warning.missing === 1 ? 'is' : 'zijn'} nog ${fields} vrij.`;
      }
      case 'basics': {
        const rooms = warning.rooms.map((room) => `een ${texts.rooms[room].one}`);
        return `Voor de bonus voor functionaliteit mis je nog ${format.list(rooms)}.`;
      }
      case 'bathrooms': {
        const floor = warning.floor === 'upper' ? 'boven' : 'beneden';
        return `Met een badkamer ${floor} krijg je de bonus voor beide verdiepingen.`;
      }
    }
  },
};
