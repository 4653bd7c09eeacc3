import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { weighFirstView, type FirstView } from './support/firstView.ts';
import { startServerProcess } from './support/serverProcess.ts';

const dist = path.resolve(import.meta.dirname, '..', 'dist');
const BYTES_PER_KB = 1_000;
const ENTRY = 'main';

/** Most that the first view of a page may send, in kB after Brotli. */
const BUDGETS = {
  scripts: 155,
  document: 27,
  styles: 9,
  fonts: 31,
  picture: 38,
};
/** Pages with a budget of their own for scripts: the one that most visitors see first has the least. */
const SCRIPT_BUDGETS: Readonly<Record<string, number>> = { HomePage: 145 };

/** An address of every page that the server renders for anybody, by the name of its chunk. */
const ADDRESSES: Readonly<Record<string, string>> = {
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
  FeaturePage: '/detailsPage?feature=exceptional-quality-materials',
  ArticlePage:
    '/articleDetails?article=how-to-choose-a-curtain-fabric-you-will-still-like-in-ten-years',
  ServicePage: '/services/custom-tailoring',
  LoginPage: '/login',
  PrivacyPage: '/privacy',
  TermsPage: '/terms',
};

interface BuildManifest {
  routes: Record<string, string[]>;
}

/** Size as sent: the precompressed file, or the plain one where it is too small to compress. */
function sentBytes(file: string): number {
  const compressed = path.join(dist, `${file}.br`);
  return (
    statSync(compressed, { throwIfNoEntry: false })?.size ?? statSync(path.join(dist, file)).size
  );
}

type Weights = { scripts: number } & Partial<FirstView>;

/** Bytes of each page's first view; of pages that need a session only the scripts. */
async function weighPages(): Promise<[page: string, weights: Weights][]> {
  const manifest = readFileSync(path.join(dist, 'build.json'), 'utf8');
  const { routes } = JSON.parse(manifest) as BuildManifest;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sadeel-budgets-'));
  const server = await startServerProcess({ env: { DATA_DIR: dataDir } });
  try {
    const pages: [string, Weights][] = [];
    for (const page of Object.keys(routes).filter((name) => name.endsWith('Page'))) {
      const files = new Set([...(routes[ENTRY] ?? []), ...(routes[page] ?? [])]);
      const scripts = [...files].reduce((sum, file) => sum + sentBytes(file), 0);
      const address = ADDRESSES[page];
      const rest = address === undefined ? {} : await weighFirstView(server.address, address);
      pages.push([page, { scripts, ...rest }]);
    }
    return pages;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

const pages = await weighPages();
let isOver = pages.length === 0;
console.log('First view of each page in kB after Brotli (! is over its budget):');
for (const [page, weights] of pages) {
  const cells = Object.entries(weights).map(([what, bytes]) => {
    const budgetKb =
      (what === 'scripts' ? SCRIPT_BUDGETS[page] : undefined) ??
      BUDGETS[what as keyof typeof BUDGETS];
    const isCellOver = bytes / BYTES_PER_KB > budgetKb;
    isOver ||= isCellOver;
    const kb = (bytes / BYTES_PER_KB).toFixed(1).padStart(5);
    return `${isCellOver ? '!' : ' '}${what} ${kb}/${budgetKb}`;
  });
  console.log(`${page.padEnd(18)} ${cells.join('  ')}`);
}
if (isOver) {
  console.error('A page sends more than its budget allows (scripts/checkBudgets.ts).');
  process.exit(1);
}
