import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Change, ShopFacts } from 'shop-facts';
import { arabicSizeLabel } from '../server/seed/content/ar/sizes.ts';
import { catalogue } from '../server/seed/catalogue.ts';

const root = path.resolve(import.meta.dirname, '..');
const FILE = path.join(root, 'node_modules/.cache/storybook-facts/facts.json');

/** Folders of `src` with the first parts of their titles, as in main.ts. */
const PREFIXES = [
  ['src/components', 'Components'],
  ['src/app/layout', 'Layout'],
  ['src/features', 'Features'],
  ['src/widgets', 'Widgets'],
  ['src/pages', 'Pages'],
] as const;

/** Title that Storybook derives from the path of a component. */
function titleOf(file: string): string {
  const [folder = '', prefix = ''] = PREFIXES.find(([at]) => file.startsWith(`${at}/`)) ?? [];
  const rest = file.slice(folder.length + 1).replace(/\.tsx$/, '');
  return `${prefix}/${rest}`;
}

/** Imported modules, relative ones by their path from `src`. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/ from '([^']+)'/g)].map(([, module = '']) =>
    module.startsWith('.')
      ? `@/${path.relative('src', path.join(path.dirname(file), module))}`
      : module,
  );
}

function readUses(): ShopFacts['usedIn'] {
  const usedIn: ShopFacts['usedIn'] = {};
  const stories = PREFIXES.flatMap(([at]) => globSync(`${at}/**/*.stories.tsx`, { cwd: root }));
  for (const story of stories.sort()) {
    const component = story.replace('.stories', '');
    if (!existsSync(path.join(root, component))) continue;
    for (const module of importsOf(component)) {
      if (/^@\/components\/|^@mui\/material\//.test(module)) {
        (usedIn[module] ??= []).push(titleOf(component));
      }
    }
  }
  return usedIn;
}

/** None without a repository, as in a downloaded copy. */
function readChanges(): Change[] {
  const args = ['log', '-n', '400', '--format=%n%as\t%s', '--name-only', '--relative'];
  try {
    const log = execFileSync('git', [...args, '--', 'brand', 'src/theme', 'src/components'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return log
      .trim()
      .split(/\n\n+(?=\d{4}-)/)
      .flatMap((commit) => {
        const [head = '', ...files] = commit.split('\n').filter((line) => line !== '');
        const [date = '', subject = ''] = head.split('\t');
        return subject === '' ? [] : [{ date, subject, files }];
      });
  } catch {
    return [];
  }
}

/** Adds the texts of a record in both languages, and of all records in it. */
function collectTexts(value: unknown, into: Map<string, string>, arabic?: unknown): void {
  if (typeof value === 'string') {
    if (typeof arabic === 'string') into.set(value, arabic);
  } else if (typeof value === 'object' && value !== null) {
    const record = value as Record<string, unknown>;
    const translated = (arabic ?? record['ar'] ?? {}) as Record<string, unknown>;
    for (const [key, item] of Object.entries(record)) collectTexts(item, into, translated[key]);
  }
}

/** Texts between quotes in fixtures and stories. */
function readLiterals(): Set<string> {
  const files = globSync('src/**/*.{fixtures,stories}.{ts,tsx}', { cwd: root });
  const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  return new Set([...texts.matchAll(/'([^'\n]+)'/g)].map(([, literal = '']) => literal));
}

function readArabic(): ShopFacts['arabic'] {
  const texts = new Map<string, string>();
  collectTexts(catalogue, texts);
  const literals = [...readLiterals()];
  return Object.fromEntries(
    literals.flatMap((english) => {
      const arabic = texts.get(english) ?? arabicSizeLabel(english);
      return arabic === undefined ? [] : [[english, arabic]];
    }),
  );
}

/** Writes the facts for the pages. @returns the file, to which main.ts maps the module `shop-facts` */
export function writeShopFacts(): string {
  const facts: ShopFacts = {
    usedIn: readUses(),
    changes: readChanges(),
    arabic: readArabic(),
    sourceUrl: process.env['STORYBOOK_SOURCE_URL'] ?? '',
  };
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(facts));
  return FILE;
}
