import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleUrl, hasForm, pageIds, pages } from '../src/contract/pages.ts';
import { inLanguage, type Language } from '../src/lib/language.ts';
import { weighInitialLoad, type InitialLoad } from './support/initialLoad.ts';
import { startServerProcess } from './support/serverProcess.ts';
import { findSmallChunks } from './support/smallChunks.ts';

const dist = path.resolve(import.meta.dirname, '..', 'dist');
const BYTES_PER_KB = 1_000;
const ENTRY = 'main';
const LANGUAGES = ['en', 'ar'] as const;

/** Maximum transfer size of a page's initial load by language, in kB with Brotli; `formScripts` are those of pages with a form. */
const BUDGETS = {
  en: { scripts: 178, formScripts: 205, document: 27, styles: 9, fonts: 31, image: 38 },
  // With a script with all Arabic messages (decision 13) and fonts for Arabic and Latin letters.
  ar: { scripts: 213, formScripts: 240, document: 28, styles: 9, fonts: 35, image: 38 },
} as const satisfies Record<Language, object>;

interface BuildManifest {
  routes: Record<string, string[]>;
}

/** Transfer size of a file: Brotli, or uncompressed when it is too small to compress. */
function sentBytes(file: string): number {
  const compressed = path.join(dist, `${file}.br`);
  return (
    statSync(compressed, { throwIfNoEntry: false })?.size ?? statSync(path.join(dist, file)).size
  );
}

type Weights = { scripts: number } & Partial<InitialLoad>;

interface WeighedPage {
  language: Language;
  /** Key in the table of pages. */
  page: string;
  hasForm: boolean;
  weights: Weights;
}

const NOT_FOUND = { page: 'notFound', component: 'NotFoundPage', hasForm: false, url: undefined };

/** Every page of the table, with the URL of those that the server renders. */
const ALL_PAGES = [
  ...pageIds.map((id) => ({
    page: id,
    component: pages[id].component,
    hasForm: hasForm(id),
    url: pages[id].access === 'customer' ? undefined : exampleUrl(id),
  })),
  NOT_FOUND,
];

const { routes } = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')) as BuildManifest;

/** Measures the initial load of each page in bytes; only the scripts for pages that need a session. */
async function weighPages(): Promise<WeighedPage[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sadeel-budgets-'));
  const server = await startServerProcess({ env: { DATA_DIR: dataDir } });
  try {
    const weighed: WeighedPage[] = [];
    for (const language of LANGUAGES) {
      for (const { component, url, ...page } of ALL_PAGES) {
        const names = language === 'en' ? [component] : [component, 'arabic'];
        const files = new Set([ENTRY, ...names].flatMap((chunk) => routes[chunk] ?? []));
        const scripts = [...files].reduce((sum, file) => sum + sentBytes(file), 0);
        const rest =
          url === undefined
            ? {}
            : await weighInitialLoad(server.address, inLanguage(url, language));
        weighed.push({ language, ...page, weights: { scripts, ...rest } });
      }
    }
    return weighed;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

const tooLarge: string[] = [];
console.log('Initial load of each page in kB with Brotli (! exceeds the budget):');
for (const { language, page, hasForm: isForm, weights } of await weighPages()) {
  const cells = Object.entries(weights).map(([what, bytes]) => {
    const key = what === 'scripts' && isForm ? 'formScripts' : (what as keyof Weights);
    const budgetKb = BUDGETS[language][key];
    const isCellOver = bytes / BYTES_PER_KB > budgetKb;
    if (isCellOver) tooLarge.push(page);
    const kb = (bytes / BYTES_PER_KB).toFixed(1).padStart(5);
    return `${isCellOver ? '!' : ' '}${what} ${kb}/${budgetKb}`;
  });
  console.log(`${page.padEnd(15)} ${language} ${cells.join('  ')}`);
}
if (tooLarge.length > 0) {
  console.error(
    `Pages exceed their budget (scripts/checkBudgets.ts): ${tooLarge.join(', ')}. A page with a form sets hasForm in src/contract/pages.ts.`,
  );
  process.exit(1);
}

console.log('Chunks below 5 kB that are no route:');
const smallChunks = findSmallChunks(dist, routes, sentBytes);
for (const { name, bytes, reason } of smallChunks) {
  console.log(`${name.padEnd(15)} ${String(bytes).padStart(5)} ${reason ?? '! not expected'}`);
}
if (smallChunks.some(({ reason }) => reason === undefined)) {
  console.error(
    'A part below 5 kB has a chunk of its own: import it statically, give it the webpackChunkName of another part, or add it with a reason to scripts/support/smallChunks.ts.',
  );
  process.exit(1);
}
