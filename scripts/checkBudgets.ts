import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inLanguage, type Language } from '../src/lib/language.ts';
import { weighInitialLoad, type InitialLoad } from './support/initialLoad.ts';
import { startServerProcess } from './support/serverProcess.ts';

const dist = path.resolve(import.meta.dirname, '..', 'dist');
const BYTES_PER_KB = 1_000;
const ENTRY = 'main';
const LANGUAGES = ['en', 'ar'] as const;

/** Maximum transfer size of a page's initial load by language, in kB with Brotli; `formScripts` are those of form pages. */
const BUDGETS = {
  en: { scripts: 170, formScripts: 195, document: 27, styles: 9, fonts: 31, image: 38 },
  // With a script with all Arabic messages (decision 13) and fonts for Arabic and Latin letters.
  ar: { scripts: 182, formScripts: 207, document: 28, styles: 9, fonts: 35, image: 38 },
} as const satisfies Record<Language, object>;
const FORM_PAGES = new Set([
  'AccountPage',
  'CheckoutPage',
  'LoginPage',
  'VerifyOtpPage',
  'OrderDetailPage',
]);

/** URL of every server-rendered page, by chunk name. */
const PATHS: Readonly<Record<string, string>> = {
  HomePage: '/',
  CategoriesPage: '/Categories',
  CurtainsPage: '/curtains?categoryId=curtains',
  CurtainDetailPage: '/curtains-detail?categoryId=curtains&subCategoryId=linen-curtains',
  RollersPage: '/rollers',
  RollersDetailPage: '/rollers-detail',
  AboutPage: '/about',
  FaqPage: '/FAQ',
  OurWorksPage: '/our-works',
  OurWorkDetailPage: '/our-work-details?id=villa-emirates-hills',
  ProductsPage: '/products',
  ProductDetailPage: '/product-detail?id=almas-ivory-linen',
  GuidePage: '/guide',
  ComparePage: '/compare?ids=almas-ivory-linen,noor-white-voile',
  HighlightPage: '/detailsPage?feature=exceptional-quality-materials',
  ArticlePage:
    '/articleDetails?article=how-to-choose-a-curtain-fabric-you-will-still-like-in-ten-years',
  ServicePage: '/services/custom-tailoring',
  LoginPage: '/login',
  PrivacyPage: '/privacy',
  TermsPage: '/terms',
  WindowsPage: '/windows',
};

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
  page: string;
  weights: Weights;
}

/** Measures the initial load of each page in bytes; only the scripts for pages that need a session. */
async function weighPages(): Promise<WeighedPage[]> {
  const manifest = readFileSync(path.join(dist, 'build.json'), 'utf8');
  const { routes } = JSON.parse(manifest) as BuildManifest;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sadeel-budgets-'));
  const server = await startServerProcess({ env: { DATA_DIR: dataDir } });
  try {
    const pages: WeighedPage[] = [];
    const names = Object.keys(routes).filter((name) => name.endsWith('Page'));
    for (const [language, page] of LANGUAGES.flatMap((one) =>
      names.map((name) => [one, name] as const),
    )) {
      const chunks = language === 'en' ? [ENTRY, page] : [ENTRY, page, 'arabic', `${page}-arabic`];
      const files = new Set(chunks.flatMap((chunk) => routes[chunk] ?? []));
      const scripts = [...files].reduce((sum, file) => sum + sentBytes(file), 0);
      const url = PATHS[page];
      const rest =
        url === undefined ? {} : await weighInitialLoad(server.address, inLanguage(url, language));
      pages.push({ language, page, weights: { scripts, ...rest } });
    }
    return pages;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

const pages = await weighPages();
let isOver = pages.length === 0;
console.log('Initial load of each page in kB with Brotli (! exceeds the budget):');
for (const { language, page, weights } of pages) {
  const cells = Object.entries(weights).map(([what, bytes]) => {
    const key =
      what === 'scripts' && FORM_PAGES.has(page) ? 'formScripts' : (what as keyof Weights);
    const budgetKb = BUDGETS[language][key];
    const isCellOver = bytes / BYTES_PER_KB > budgetKb;
    isOver ||= isCellOver;
    const kb = (bytes / BYTES_PER_KB).toFixed(1).padStart(5);
    return `${isCellOver ? '!' : ' '}${what} ${kb}/${budgetKb}`;
  });
  console.log(`${page.padEnd(17)} ${language} ${cells.join('  ')}`);
}
if (isOver) {
  console.error('A page exceeds its budget (scripts/checkBudgets.ts).');
  process.exit(1);
}
