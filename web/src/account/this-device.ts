import { PLAYER_FACES, isEqualJson } from '@richtfest/engine';
import { editionSettings, takeEditionSettings } from '../editions/edition-store.ts';
import { heldTables, replaceTables } from '../online/seat-keys.ts';
import { rememberFace, rememberedFace } from '../set-up/remembered.ts';
import { knownSettings, useSettingsStore } from '../settings/settings.ts';
import { storeChronicle, storedChronicle } from '../statistics/stored-chronicle.ts';
import type { DeviceData } from './device-data.ts';

/** This device's data that an account synchronizes. */
export function thisDevice(): DeviceData {
  return {
    settings: { ...useSettingsStore.getState().chosen, ...faceOfDevice(), ...editionSettings() },
    tables: heldTables(),
    chronicle: storedChronicle(),
  };
}

/** Applies differences only, so that listeners are notified of real changes only. */
export function changeDevice(from: DeviceData, to: DeviceData): void {
  if (!isEqualJson(from.tables, to.tables)) replaceTables(to.tables);
  if (!isEqualJson(from.chronicle, to.chronicle)) storeChronicle(to.chronicle);
  const chosen = knownSettings(to.settings);
  if (!isEqualJson(from.settings, { ...from.settings, ...chosen })) {
    useSettingsStore.getState().change(chosen);
  }
  takeEditionSettings(to.settings);
  const face = PLAYER_FACES.find((each) => each === to.settings['face']);
  if (face !== undefined && face !== from.settings['face']) rememberFace(face);
}

/** The face of the person is synchronized like a setting. */
function faceOfDevice(): { face?: string } {
  const face = rememberedFace();
  return face === undefined ? {} : { face };
}
