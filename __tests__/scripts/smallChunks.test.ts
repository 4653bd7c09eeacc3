import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findSmallChunks } from '../../scripts/support/smallChunks';

const sizes: Readonly<Record<string, number>> = {
  'assets/runtime.1.js': 2_000,
  'assets/new-part.2.js': 4_999,
  'assets/large-part.3.js': 5_000,
  'assets/TermsPage.4.js': 900,
  'assets/main.5.css': 900,
};

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'chunks-'));
  mkdirSync(path.join(dist, 'assets'));
  for (const file of Object.keys(sizes)) writeFileSync(path.join(dist, file), '');
});
afterEach(() => rmSync(dist, { recursive: true }));

describe('findSmallChunks', () => {
  it('finds scripts below 5 kB that are no page, with the reason of an expected one', () => {
    const routes = { TermsPage: ['assets/TermsPage.4.js'], late: ['assets/new-part.2.js'] };
    const found = findSmallChunks(dist, routes, (file) => sizes[file] ?? Number.NaN);
    expect(found).toEqual([
      { name: 'new-part', bytes: 4_999, reason: undefined },
      { name: 'runtime', bytes: 2_000, reason: "webpack's own" },
    ]);
  });
});
