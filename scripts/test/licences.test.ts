import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { licenceTexts } from '../release/licence-texts.ts';
import { forbiddenAmong, noticeText } from '../release/notice.ts';
import { billOfMaterials } from '../release/sbom.ts';
import { type Shipped, everythingShipped } from '../release/shipped.ts';
import { workspacesOf } from '../release/workspaces.ts';

const ROOT = join(import.meta.dirname, '../..');
const shipped = everythingShipped(
  ROOT,
  workspacesOf(ROOT).map(({ folder }) => folder),
);
const named = (name: string) => shipped.find((each) => each.name === name)!;

interface Bom {
  readonly serialNumber: string;
  readonly components: readonly {
    readonly 'bom-ref': string;
    readonly type: string;
    readonly name: string;
    readonly version: string;
    readonly purl: string;
    readonly licenses: readonly { readonly license: { readonly id: string } }[];
    readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  }[];
}

describe('the licences of a release', () => {
  test('are all allowed, and another one is noticed', () => {
    expect(forbiddenAmong(shipped)).toEqual([]);
    const copyleft: Shipped = { ...named('react'), license: 'GPL-3.0-only' };
    expect(forbiddenAmong([...shipped, copyleft])).toEqual([copyleft]);
  });

  test('have their text in NOTICE, each with heading, also fonts and what build tools add', () => {
    const notice = noticeText(ROOT, shipped);
    for (const { name, version, license } of shipped) {
      expect(notice).toContain(`\n${name} ${version} (${license})\n`);
    }
    for (const name of ['@fontsource-variable/bricolage-grotesque', 'minisearch', 'vite']) {
      expect(shipped.map((each) => each.name)).toContain(name);
    }
    expect(notice).toContain('SIL OPEN FONT LICENSE');
    expect(notice).not.toContain('Licenses of bundled dependencies');
  });

  test.each(['abstract-logging', 'pg-types', 'wouter'])(
    '%s has no licence file: its README or the standard text stands for it',
    (name) => {
      const [text = ''] = licenceTexts(ROOT, named(name)) ?? [];
      expect(text).toMatch(/Permission is hereby granted|This is free and unencumbered software/u);
      expect(text).toMatch(/James Sumners|Brian M. Carlson|public domain/u);
      expect(text).not.toContain('COPYRIGHT\n');
    },
  );

  test('without any text, nothing is published', () => {
    const silent: Shipped = { ...named('abstract-logging'), license: '0BSD' };
    expect(() => noticeText(ROOT, [silent])).toThrow(
      'There is no licence text for abstract-logging 2.0.1 (0BSD).',
    );
  });
});

describe('the bill of materials', () => {
  const release = { name: 'richtfest', version: '1.2.3' };
  const bom = billOfMaterials({ ...release, node: '24.0.0' }, shipped) as Bom;

  // As in the JSON schema of CycloneDX 1.6.
  test('has the form of CycloneDX', () => {
    expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(bom.serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u,
    );
    for (const { type, name, version, purl, licenses, hashes = [] } of bom.components) {
      expect(['library', 'platform']).toContain(type);
      expect(`${name} ${version}`).toMatch(/^\S+ \d+\.\d+\.\d+/u);
      expect(purl).toMatch(/^pkg:(?:npm|github)\/\S+@v?\d/u);
      expect(licenses).toHaveLength(1);
      for (const { alg, content } of hashes) {
        expect(alg).toBe('SHA-512');
        expect(content).toMatch(/^[0-9a-f]{128}$/u);
      }
    }
  });

  test('names every shipped package once, with its checksum, and the Node of an executable', () => {
    const references = bom.components.map((component) => component['bom-ref']);
    expect(references).toEqual([...shipped.map(({ folder }) => folder), 'node']);
    expect(new Set(references).size).toBe(references.length);
    const [react] = bom.components.filter(({ name }) => name === 'react');
    expect(react?.hashes).toHaveLength(1);
    expect(billOfMaterials(release, shipped)).not.toMatchObject({ components: bom.components });
  });

  test('is the same for the same packages', () => {
    expect(billOfMaterials(release, shipped)).toEqual(billOfMaterials(release, shipped));
    const other = billOfMaterials(release, shipped.slice(1)) as Bom;
    expect(other.serialNumber).not.toBe(bom.serialNumber);
  });
});
