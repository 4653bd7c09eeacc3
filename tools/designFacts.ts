/**
 * Writes what the pages of Storybook show of the sources, for the module `design-facts`.
 *
 *   node tools/designFacts.ts FILE
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Change, DesignFacts } from 'design-facts';
import { arabicSizeLabel } from '../server/seed/content/ar/sizes.ts';
import { readMessageSources } from '../scripts/messages/messageSources.ts';
import * as arabic from '../server/messages/ar/index.ts';
import * as english from '../server/messages/en/index.ts';
import { catalogue } from '../server/seed/catalogue.ts';
import { readImports } from './readImports.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Folders of `src` with the first parts of their titles, as in main.ts. */
const PREFIXES = [
  ['src/components', 'Components'],
  ['src/app/layout', 'Layout'],
  ['src/features', 'Features'],
  ['src/widgets', 'Widgets'],
  ['src/pages', 'Pages'],
] as const;

/** Title that Storybook derives from the path of a component; a folder of the same name is left out. */
function titleOf(file: string): string {
  const [folder = '', prefix = ''] = PREFIXES.find(([at]) => file.startsWith(`${at}/`)) ?? [];
  const rest = file.slice(folder.length + 1).replace(/\.tsx$/, '');
  return `${prefix}/${rest.replace(/(\w+)\/(\1)$/i, '$2')}`;
}

/** Last part of the id of a story: `ErrorWithReason` has `error-with-reason`. */
const idOf = (name: string) => name.replace(/\B([A-Z])/g, '-$1').toLowerCase();

/** First stories of the components whose documentation is not generated, by title. */
function readUndocumented(): DesignFacts['undocumented'] {
  const undocumented: DesignFacts['undocumented'] = {};
  for (const [at] of PREFIXES) {
    for (const file of globSync(`${at}/**/*.stories.tsx`, { cwd: root })) {
      const text = readFileSync(path.join(root, file), 'utf8');
      const [meta = ''] = /^const meta = preview\.meta\(\{[^]*?^\}\);/m.exec(text) ?? [];
      const [, first] = /^export const (\w+) = meta\.story/m.exec(text) ?? [];
      if (first !== undefined && /^ {2}tags: \[.*'!autodocs'/m.test(meta)) {
        undocumented[titleOf(file.replace('.stories', ''))] = idOf(first);
      }
    }
  }
  return undocumented;
}

/** Components that the pages list: MUI's, the shared ones, and toasts. */
const isListed = (module: string) =>
  /^@\/components\/|^@mui\/material\/|^@\/store\/toasts$/.test(module);

function readUses(): Pick<DesignFacts, 'usedIn' | 'seenOn'> {
  const usedIn: DesignFacts['usedIn'] = {};
  const seenOn: DesignFacts['seenOn'] = {};
  const imports = readImports(root);
  const stories = PREFIXES.flatMap(([at]) => globSync(`${at}/**/*.stories.tsx`, { cwd: root }));
  for (const story of stories.sort()) {
    const component = story.replace('.stories', '');
    if (!existsSync(path.join(root, component))) continue;
    const title = titleOf(component);
    for (const module of imports.of(component).filter(isListed))
      (usedIn[module] ??= []).push(title);
    if (!/^Pages\/|^Layout\/AppLayout$/.test(title)) continue;
    for (const module of imports.reachedFrom(component)) {
      if (isListed(module)) (seenOn[module] ??= []).push(title);
    }
  }
  return { usedIn, seenOn };
}

/** None without a repository, as in a downloaded copy. */
function readChanges(): Change[] {
  const args = ['log', '-n', '400', '--format=%n%as\t%s', '--name-only', '--relative'];
  try {
    const paths = ['brand', 'src/theme', 'src/components', 'src/features/products/filters'];
    const log = execFileSync('git', [...args, '--', ...paths], {
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

/** Texts between quotes and tags in fixtures and stories. */
function readLiterals(): Set<string> {
  const files = globSync('{src,design}/**/*.{fixtures,stories}.{ts,tsx}', { cwd: root });
  const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  return new Set(
    [...texts.matchAll(/'([^'\n]+)'|>\s*([^<>{}]+?)\s*</g)].map(([, a, b]) => a ?? b ?? ''),
  );
}

/** Messages of the storefront that are one text in each language, without values. */
function readMessages(): Map<string, string> {
  const texts = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const { english, arabic } of readMessageSources(path.join(root, 'src'))) {
    const other = texts.get(english.text);
    if (other !== undefined && other !== arabic.text) ambiguous.add(english.text);
    texts.set(english.text, arabic.text);
  }
  return new Map([...texts].filter(([text]) => !text.includes('{') && !ambiguous.has(text)));
}

function readArabic(): DesignFacts['arabic'] {
  const texts = new Map<string, string>();
  collectTexts(english, texts, arabic);
  for (const [text, translated] of readMessages()) texts.set(text, translated);
  // A single word may be a value of the API, such as a status.
  for (const text of texts.keys()) if (!/\s/.test(text)) texts.delete(text);
  collectTexts(catalogue, texts);
  const literals = [...readLiterals()];
  return Object.fromEntries(
    literals.flatMap((english) => {
      const arabic = texts.get(english) ?? arabicSizeLabel(english);
      return arabic === undefined ? [] : [[english, arabic]];
    }),
  );
}

const [, , file] = process.argv;
if (file === undefined) throw new Error('Name the file to write.');
const facts: DesignFacts = {
  ...readUses(),
  undocumented: readUndocumented(),
  changes: readChanges(),
  arabic: readArabic(),
  sourceUrl: (process.env['STORYBOOK_SOURCE_URL'] ?? '').replace(/\/$/, ''),
};
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(facts));
