import type { ByLanguage } from '@richtfest/engine';

interface PadTexts {
  readonly newHouse: string;
  readonly floor: (house: string, floor: number) => string;
  readonly card: (material: string) => string;
}

export const padTexts: ByLanguage<PadTexts> = {
  en: {
    newHouse: 'New house',
    floor: (house, floor) => `House ${house}, tile ${floor}`,
    card: (material) => `Card: ${material}`,
  },
  de: {
    newHouse: 'Neues Haus',
    floor: (house, floor) => `Haus ${house}, Hausteil ${floor}`,
    card: (material) => `Karte: ${material}`,
  },
  nl: {
    newHouse: 'Nieuw huis',
    floor: (house, floor) => `Huis ${house}, tegel ${floor}`,
    card: (material) => `Kaart: ${material}`,
  },
};
