import type { DBSchema, IDBPDatabase } from 'idb';
import { openDatabase } from '../storage/open-database.ts';
import type { Pad } from './pad.ts';

interface PadDb extends DBSchema {
  pads: { key: string; value: Pad };
  /** By pad: a photo of the table, which never leaves the device. */
  photos: { key: string; value: Blob };
}

let opened: Promise<IDBPDatabase<PadDb>> | undefined;

function padDb(): Promise<IDBPDatabase<PadDb>> {
  opened ??= openDatabase<PadDb>('richtfest-pads', (db) => {
    db.createObjectStore('pads', { keyPath: 'id' });
    db.createObjectStore('photos');
  });
  return opened;
}

/** Latest day first. */
export async function storedPads(): Promise<readonly Pad[]> {
  const pads = await (await padDb()).getAll('pads');
  return pads.sort((a, b) => b.day.localeCompare(a.day) || b.changedAt - a.changedAt);
}

export async function readPad(id: string): Promise<Pad | undefined> {
  return (await padDb()).get('pads', id);
}

/** Stores all of these pads, or none. */
export async function writePads(pads: readonly Pad[]): Promise<void> {
  const writing = (await padDb()).transaction('pads', 'readwrite');
  await Promise.all([...pads.map((pad) => writing.store.put(pad)), writing.done]);
}

export async function removePad(id: string): Promise<void> {
  const writing = (await padDb()).transaction(['pads', 'photos'], 'readwrite');
  await Promise.all([
    writing.objectStore('pads').delete(id),
    writing.objectStore('photos').delete(id),
    writing.done,
  ]);
}

export async function readPhoto(id: string): Promise<Blob | undefined> {
  return (await padDb()).get('photos', id);
}

export async function writePhoto(id: string, photo: Blob): Promise<void> {
  await (await padDb()).put('photos', photo, id);
}
