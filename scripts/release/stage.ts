import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyCompiled } from './compile.ts';
import { PROGRAM, libraryManifest, partManifest, programManifest } from './manifests.ts';
import {
  type Workspace,
  librariesIn,
  programPartsIn,
  readManifest,
  workspacesOf,
} from './workspaces.ts';

export interface Staging {
  readonly root: string;
  /** Compiled sources. */
  readonly compiled: string;
  /** The built site. */
  readonly site: string;
  /** One folder per package to publish. */
  readonly folder: string;
  readonly notice: string;
}

/** Lays out every package as it will be published; returns their folders. */
export function stage(staging: Staging): string[] {
  const { root, folder } = staging;
  rmSync(folder, { recursive: true, force: true });
  const workspaces = workspacesOf(root);
  const libraries = librariesIn(workspaces).map((library) => stageLibrary(library, staging));
  return [...libraries, stageProgram(programPartsIn(workspaces), staging)];
}

function stageLibrary(library: Workspace, { root, compiled, folder }: Staging): string {
  const to = join(folder, library.manifest.name.replace('@richtfest/', ''));
  mkdirSync(to, { recursive: true });
  copyCompiled(compiled, library.folder, to);
  writeJson(join(to, 'package.json'), libraryManifest(library));
  for (const name of ['README.md', 'RULES.md', 'SPEC.md']) {
    const file = join(root, library.folder, name);
    if (existsSync(file)) cpSync(file, join(to, name));
  }
  cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
  return to;
}

function stageProgram(parts: readonly Workspace[], staging: Staging): string {
  const { root, compiled, folder, site } = staging;
  const to = join(folder, PROGRAM);
  for (const part of parts) {
    const at = join(to, 'node_modules', part.manifest.name);
    mkdirSync(at, { recursive: true });
    copyCompiled(compiled, part.folder, at);
    writeJson(join(at, 'package.json'), partManifest(part));
  }
  // The server looks for the site beside itself, as in the repository.
  cpSync(site, join(to, 'node_modules', '@richtfest', 'web', 'dist'), { recursive: true });
  // `admin install` finds the units and the backup script in the same way.
  const deploy = join(to, 'node_modules', '@richtfest', 'deploy');
  for (const name of ['systemd', 'backup.sh']) {
    cpSync(join(root, 'deploy', name), join(deploy, name), { recursive: true });
  }
  const { version } = readManifest(root);
  const data = ['web', 'deploy'].map((folder) => {
    const manifest = { name: `@richtfest/${folder}`, version, private: true };
    writeJson(join(to, 'node_modules', manifest.name, 'package.json'), manifest);
    return { folder, manifest };
  });
  mkdirSync(join(to, 'bin'), { recursive: true });
  const bin = readFileSync(join(root, 'cli', 'bin', 'richtfest.js'), 'utf8');
  writeFileSync(
    join(to, 'bin', 'richtfest.js'),
    bin.replace("'../src/index.ts'", "'@richtfest/cli'"),
    { mode: 0o755 },
  );
  const program = programManifest(readManifest(root), [...parts, ...data]);
  writeJson(join(to, 'package.json'), program);
  for (const name of ['README.md', 'LICENSE']) cpSync(join(root, name), join(to, name));
  writeFileSync(join(to, 'NOTICE'), staging.notice);
  return to;
}

export function writeJson(file: string, value: object): void {
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
}
