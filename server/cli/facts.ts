import { readFileSync, writeFileSync } from 'node:fs';
import { parseShopFacts, printShopFacts } from '../catalogue/shopFacts.ts';
import type { ShopFacts } from '../catalogue/shopFacts.ts';
import { readShopFacts, writeShopFacts } from '../repositories/shopFacts.ts';
import type { AdminContext } from './adminContext.ts';
import type { Command } from './command.ts';
import { withFile } from './files.ts';
import { refusingInvalid } from './importCatalogue.ts';
import { table } from './print.ts';
import type { Print } from './print.ts';

/** Most characters of a value in the table. */
const MAX_SHOWN = 40;

/** Texts by name; those of objects as `address.city`. */
function textsOf(value: object, prefix = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, one]: [string, unknown]): [string, string][] => {
    if (typeof one === 'string') return [[prefix + key, one]];
    if (typeof one === 'object' && one !== null && !Array.isArray(one))
      return textsOf(one, `${prefix}${key}.`);
    return one === undefined ? [] : [[prefix + key, JSON.stringify(one)]];
  });
}

/** Facts that differ, as name, old and new value. */
function changedFacts(before: ShopFacts, after: ShopFacts): string[][] {
  const [old, now] = [new Map(textsOf(before)), new Map(textsOf(after))];
  const shown = (text = ''): string =>
    text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => [name, shown(old.get(name)), shown(now.get(name))]);
}

/** Checks a file, prints what it changes, and writes it unless this is a dry run. */
async function applyFile(
  context: AdminContext,
  path: string,
  isDryRun: boolean,
  print: Print,
): Promise<void> {
  const json = withFile(path, () => readFileSync(path, 'utf8'));
  const facts = await refusingInvalid(() => parseShopFacts(json));
  const rows = changedFacts(await readShopFacts(context.db), facts);
  if (rows.length === 0) print('No changes.');
  else table(['FACT', 'NOW', 'IN THE FILE'], rows).forEach(print);
  if (facts.ar === undefined)
    print('Without Arabic: the texts are English on Arabic pages and invoices, too.');
  if (!isDryRun) await writeShopFacts(context.db, facts);
  if (isDryRun) print('Nothing was written.');
  else if (rows.length > 0) print('The facts are imported. Pages show them within a second.');
}

const exportCommand: Command = {
  usage: 'facts export FILE',
  description:
    'Writes the facts about the shop, such as address and opening hours, to a JSON file.',
  positionals: [1, 1],
  isAudited: false,
  run: async ({ db }, { positionals: [path = ''] }, print) => {
    const facts = await readShopFacts(db);
    withFile(path, () => writeFileSync(path, printShopFacts(facts)));
    print(`Wrote the facts to ${path}.`);
  },
};

const check: Command = {
  usage: 'facts check FILE',
  description: 'Says what a file with facts would change, and what is wrong in it.',
  positionals: [1, 1],
  isAudited: false,
  run: (context, { positionals: [path = ''] }, print) => applyFile(context, path, true, print),
};

const importCommand: Command = {
  usage: 'facts import FILE',
  description:
    'Replaces the facts about the shop with those of the file, on pages, in mails and on new invoices.',
  positionals: [1, 1],
  isAudited: true,
  run: (context, { positionals: [path = ''] }, print) => applyFile(context, path, false, print),
};

export const factCommands = {
  'facts check': check,
  'facts export': exportCommand,
  'facts import': importCommand,
};
