import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { routes } from '../../server/routes/routes.ts';

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.stories.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Files whose text matches the pattern. */
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

/** Matches of the pattern's first group in a folder, sorted. */
const findAll = (folder: string, pattern: RegExp) =>
  sources
    .filter(({ file }) => file.startsWith(folder))
    .flatMap(({ text }) => [...text.matchAll(pattern)].map(([, found = '']) => found))
    .sort();

describe('the storefront', () => {
  it('accesses browser storage only in main.tsx', () => {
    expect(filesWith(/\b(localStorage|sessionStorage|indexedDB)\b|document\.cookie/)).toEqual([
      'src/main.tsx',
    ]);
  });

  it('accesses the network only in makeStore.ts and the worker that reads images', () => {
    const calling = /(?<![.\w])fetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource/;
    expect(filesWith(calling).toSorted()).toEqual([
      'src/features/rooms/roomWorker.ts',
      'src/store/makeStore.ts',
    ]);
  });

  it('accesses the state of history entries only in historyEntry.ts', () => {
    expect(filesWith(/\bhistory\.(state|(push|replace)State)\b/)).toEqual([
      'src/hooks/navigation/historyEntry.ts',
    ]);
  });

  it('observes the viewport only in useInView.ts', () => {
    expect(filesWith(/\bnew IntersectionObserver\b/)).toEqual([
      'src/hooks/navigation/useInView.ts',
    ]);
  });

  it('has the facts of no owner besides the samples (product 1.4)', () => {
    const facts =
      /\+971 4|wa\.me\/\d|\w@sadeel\.|\bLLC\b|ذ\.م\.م|process\.env\.(?!API_BASE_URL|NODE_ENV)/;
    const files = filesWith(facts).filter((file) => !file.endsWith('.fixtures.ts'));
    expect(files).toEqual(['src/lib/sampleShop.ts']);
  });

  it('imports fixtures in fixtures and stories only', () => {
    const importers = filesWith(/from '[^']*(@\/fixtures\/|\.fixtures')/);
    expect(importers.filter((file) => !/^src\/fixtures\/|\.fixtures\.ts$/.test(file))).toEqual([]);
    expect(importers).not.toEqual([]);
  });
});

describe('the endpoints of the contract', () => {
  const endpoints = findAll('src/contract/', /^\s+'((?:GET|POST|PUT|PATCH|DELETE) \/[^']+)'/gm);

  it('are handled by a route each', () => {
    expect(endpoints).not.toEqual([]);
    expect(Object.keys(routes).sort()).toEqual(endpoints);
  });

  it('are requested by one API endpoint each', () => {
    expect(findAll('src/api/', /\brequest\('([^']+)'/g)).toEqual(endpoints);
  });
});

describe('references to docs/product.md', () => {
  const texts = globSync(
    ['*.md', '{src,server,__tests__,scripts,tools,docs,.storybook,deploy}/**/*.{ts,tsx,js,md,mdx}'],
    { exclude: ['docs/product.md', '__tests__/architecture/sources.test.ts'] },
  ).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const numbersOf = (pattern: RegExp) =>
    [...readFileSync('docs/product.md', 'utf8').matchAll(pattern)].map(([, number]) => number);

  it('point to existing rules and sections', () => {
    const known = [...numbersOf(/^- \*\*(\d+\.\d+) /gm), ...numbersOf(/^## (\d+)\. /gm)];
    const reference = /\bproduct (\d+(?:\.\d+)?(?:(?:, | to | and )\d+\.\d+)*)/g;
    const unknown = texts.flatMap(({ file, text }) =>
      [...text.matchAll(reference)]
        .flatMap(([, numbers = '']) => numbers.split(/, | to | and /))
        .filter((number) => !known.includes(number))
        .map((number) => `${file}: product ${number}`),
    );
    expect(known).toContain('13.3');
    expect(unknown).toEqual([]);
  });

  it('contain no section signs', () => {
    const withSign = texts.filter(({ text }) => text.includes('\u00a7'));
    expect(withSign.map(({ file }) => file)).toEqual([]);
  });
});
