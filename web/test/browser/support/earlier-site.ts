import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newFolder } from '../../../../server/test/support/new-folder.ts';

const FOLDER = join(import.meta.dirname, '../earlier-sites');

/** Unpacks an earlier site of the folder `earlier-sites`, and returns where. */
export async function unpackSite(name: string): Promise<string> {
  const folder = await newFolder('richtfest-earlier-site-');
  const archive = join(FOLDER, `${name}.tgz`);
  await promisify(execFile)('tar', ['-xzf', archive, '-C', folder]);
  return folder;
}
