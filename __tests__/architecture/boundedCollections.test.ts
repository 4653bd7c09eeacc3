import { describe, expect, it } from '@jest/globals';
import { projectLint } from '../support/projectLint.ts';

// These rules need no types; rules that do would need the file on disk.

async function lint(code: string): Promise<string[]> {
  const [result] = await projectLint.lintText(code, { filePath: 'server/newService.ts' });
  const messages = result?.messages ?? [];
  return messages
    .filter(({ ruleId, fatal }) => fatal === true || /bounded|imports$/.test(ruleId ?? ''))
    .map(({ message }) => message);
}

describe('lint of collections that live as long as the server', () => {
  it.each([
    'const known = new Map();',
    "const KINDS = new Set(['a']);",
    'export const state = { known: new Map() };',
    'class Service { #known = new Map(); }',
    'function create() { const known = new Map(); return (id) => known.set(id, 1); }',
    'function create() { const ids = new Set(); return { add: (id) => { ids.add(id); } }; }',
    'const create = () => { let ids; ids = new Set(); return { add: (id) => ids.add(id) }; };',
    'async function create() { const known = new Map(); app.on("x", () => known.set(1, 2)); }',
  ])('rejects %s', async (code) => {
    expect(await lint(code)).toEqual([expect.stringMatching(/^This lives as long as the server/)]);
  });

  it.each([
    "const KINDS: ReadonlySet<string> = new Set(['a']);",
    'const NAMES: ReadonlyMap<string, Set<string>> = new Map([["a", new Set(["b"])]]);',
    'function group(rows) { const groups = new Map(); for (const row of rows) groups.set(row.id, row); return groups; }',
    'function prepare(rows) { const byId = new Map(rows); return (id) => byId.get(id); }',
    'const known = boundedCache({ max: 10 });',
  ])('accepts %s', async (code) => {
    expect(await lint(code)).toEqual([]);
  });

  it('rejects a cache of lru-cache, which may be without a bound', async () => {
    expect(await lint("import { LRUCache } from 'lru-cache';")).toEqual([
      expect.stringMatching(/Use boundedCache/),
    ]);
  });
});
