import { createHash } from 'node:crypto';
import type { Shipped } from './shipped.ts';

interface Release {
  readonly name: string;
  readonly version: string;
  /** The version of Node inside an executable. */
  readonly node?: string;
}

/** A CycloneDX bill of materials. It has no date and no random number: equal input, equal file. */
export function billOfMaterials(
  { name, version, node }: Release,
  packages: readonly Shipped[],
): object {
  const libraries = packages.map((entry) => ({
    type: 'library',
    'bom-ref': entry.folder,
    name: entry.name,
    version: entry.version,
    purl: purlOf(entry.name, entry.version),
    licenses: [{ license: { id: entry.license } }],
    ...(entry.integrity === undefined ? {} : { hashes: [hashOf(entry.integrity)] }),
  }));
  const components = [...libraries, ...(node === undefined ? [] : [nodeComponent(node)])];
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(components))}`,
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': name,
        name,
        version,
        purl: purlOf(name, version),
        licenses: [{ license: { id: 'MIT' } }],
      },
    },
    components,
  };
}

/** Its licence is the MIT licence, with those of the libraries inside; NOTICE has the text. */
function nodeComponent(version: string): object {
  return {
    type: 'platform',
    'bom-ref': 'node',
    name: 'Node.js',
    version,
    purl: `pkg:github/nodejs/node@v${version}`,
    licenses: [{ license: { id: 'MIT' } }],
  };
}

function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** `sha512-…` in base64, as npm writes it. */
function hashOf(integrity: string): object {
  const [algorithm = '', digest = ''] = integrity.split('-', 2);
  return {
    alg: algorithm.replace('sha', 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  };
}

/** A UUID of version 5 that only depends on the text. */
function uuidOf(text: string): string {
  const hex = createHash('sha1').update(text).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `${variant}${hex.slice(18, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
