import { LARGEST_ACCOUNT, readAccountFile, takeAccountFile } from '../account/account-file.ts';
import { editionAddress, readEdition } from '../editions/edition-link.ts';
import { saveLocal } from '../match/start-local.ts';
import { type FileProblem, readMatchFile } from './read-match-file.ts';
import { addressOf, savedFrom } from './saved-from.ts';

export type OpenedFile =
  | { readonly address: string }
  | { readonly problem: FileProblem | { readonly is: 'unreadable' } };

/**
 * Opens a match file: saves its match on this device and returns where to show it. An edition is
 * shown before it is saved. An exported account is added to what this device has.
 */
export async function openFile(file: Pick<File, 'size' | 'text'>): Promise<OpenedFile> {
  if (file.size > LARGEST_ACCOUNT) return { problem: { is: 'too-big' } };
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { problem: { is: 'unreadable' } };
  const account = readAccountFile(text);
  if (account !== undefined) {
    if ('problem' in account) return account;
    takeAccountFile(account.data, Date.now());
    return { address: '/my-games' };
  }
  const edition = await readEdition(text);
  if ('file' in edition) return { address: await editionAddress(edition.file) };
  const read = await readMatchFile(text);
  if ('problem' in read) return read;
  const id = await saveLocal(savedFrom(read.file, Date.now()));
  return { address: addressOf(id, read.file) };
}
