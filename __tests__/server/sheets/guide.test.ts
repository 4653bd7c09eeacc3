import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { catalogueShape } from '../../../server/catalogue/catalogueShape.ts';
import { parseShopFacts } from '../../../server/catalogue/shopFacts.ts';
import { mappingNames } from '../../../server/cli/readMapping.ts';
import { RECORD_SHEETS } from '../../../server/sheets/catalogueSheets.ts';
import type { Sheet } from '../../../server/sheets/sheet.ts';
import { guideTables } from '../../../tools/catalogue/guideTables.ts';

interface Node {
  properties?: Record<string, Node>;
  items?: Node;
  prefixItems?: Node[];
  anyOf?: Node[];
  oneOf?: Node[];
}

/** Paths of all values of a schema, with * for the items of a list. */
function pathsOf(node: Node, at = ''): string[] {
  const { properties, items, prefixItems, anyOf, oneOf } = node;
  if (properties)
    return Object.entries(properties).flatMap(([key, one]) => pathsOf(one, `${at}.${key}`));
  const choices = anyOf ?? oneOf ?? prefixItems;
  if (choices) return choices.flatMap((one) => pathsOf(one, prefixItems ? `${at}.*` : at));
  return items ? pathsOf(items, `${at}.*`) : [at];
}

function baseOf({ parent, field }: Sheet): string {
  const owner = RECORD_SHEETS.find(({ name }) => name === parent?.name);
  const base = `${owner ? baseOf(owner) : ''}.${field}`;
  return parent?.isSingle ? base : `${base}.*`;
}

describe('the sheets of a catalogue', () => {
  it('have a column for every value of the catalogue file', () => {
    const schema = z.toJSONSchema(catalogueShape, { io: 'input', unrepresentable: 'any' }) as Node;
    const columns = RECORD_SHEETS.flatMap((sheet) =>
      sheet.columns.map(({ path }) =>
        [baseOf(sheet), ...path.map((key) => (typeof key === 'number' ? '*' : key))].join('.'),
      ),
    );
    const bySheetsOfTheirOwn =
      /^\.(?:version$|priceTable\.|products\.\*\.madeToMeasure\.price\.(?:widths|drops|cells)|marquee\.\*$)/;
    const without = [...new Set(pathsOf(schema))].filter(
      (path) =>
        !bySheetsOfTheirOwn.test(path) &&
        !columns.some((column) => path === column || path.startsWith(`${column}.`)),
    );
    expect(without).toEqual([]);
  });

  it('are listed in the guide; else run node tools/catalogue/writeGuide.ts', () => {
    const plain = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---').trim();
    const [, tables = ''] = readFileSync('docs/catalogue.md', 'utf8').split(/<!-- \/?tables -->/);
    expect(plain(tables)).toBe(plain(guideTables()));
  });

  it('have a guide with an example of the facts about the shop that can be imported', () => {
    const guide = readFileSync('docs/catalogue.md', 'utf8');
    const [, example = ''] = /```json\n(\{\n {2}"version"[^`]*)```/.exec(guide) ?? [];
    expect(parseShopFacts(example)).toEqual(JSON.parse(example));
  });

  it('have mappings that the guide names', () => {
    const guide = readFileSync('docs/catalogue.md', 'utf8');
    for (const name of mappingNames()) expect(guide).toContain(`\`${name}\``);
  });
});
