import type { ByLanguage, PlayerFace } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface FaceTexts {
  readonly yours: string;
  /** In the set-up: the face of a seat, to be changed. */
  readonly of: (seat: number, face: string) => string;
  readonly another: string;
  readonly names: Readonly<Record<PlayerFace, string>>;
}

/** Texts about the faces of people. */
const faceTexts: ByLanguage<FaceTexts> = {
  en: {
    yours: 'Your face',
    of: (seat, face) => `Face of seat ${seat}: ${face}`,
    another: 'Choose another face',
    names: {
      fox: 'Fox',
      owl: 'Owl',
      rabbit: 'Rabbit',
      beaver: 'Beaver',
      cat: 'Cat',
      hedgehog: 'Hedgehog',
      frog: 'Frog',
      bear: 'Bear',
      mouse: 'Mouse',
      duck: 'Duck',
      badger: 'Badger',
      penguin: 'Penguin',
    },
  },
  de: {
    yours: 'Dein Gesicht',
    of: (seat, face) => `Gesicht an Platz ${seat}: ${face}`,
    another: 'Ein anderes Gesicht wählen',
    names: {
      fox: 'Fuchs',
      owl: 'Eule',
      rabbit: 'Hase',
      beaver: 'Biber',
      cat: 'Katze',
      hedgehog: 'Igel',
      frog: 'Frosch',
      bear: 'Bär',
      mouse: 'Maus',
      duck: 'Ente',
      badger: 'Dachs',
      penguin: 'Pinguin',
    },
  },
  nl: {
    yours: 'Jouw gezicht',
    of: (seat, face) => `Gezicht op plaats ${seat}: ${face}`,
    another: 'Een ander gezicht kiezen',
    names: {
      fox: 'Vos',
      owl: 'Uil',
      rabbit: 'Konijn',
      beaver: 'Bever',
      cat: 'Kat',
      hedgehog: 'Egel',
      frog: 'Kikker',
      bear: 'Beer',
      mouse: 'Muis',
      duck: 'Eend',
      badger: 'Das',
      penguin: 'Pinguïn',
    },
  },
};

export const useFaceTexts = textsHook(faceTexts);
