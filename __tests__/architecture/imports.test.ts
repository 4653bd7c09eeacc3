import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectLint } from '../support/projectLint.ts';

const RULES = [
  'no-restricted-imports',
  '@typescript-eslint/no-restricted-imports',
  'no-restricted-globals',
  'no-restricted-properties',
  'no-restricted-syntax',
];

/** Messages of the architecture rules for a file with this code. */
async function lint(filePath: string, code: string): Promise<string[]> {
  const [result] = await projectLint.lintText(code, { filePath });
  const messages = result?.messages ?? [];
  const fatal = messages.find((message) => message.fatal);
  if (fatal) throw new Error(fatal.message);
  return messages
    .filter(({ ruleId }) => ruleId !== null && RULES.includes(ruleId))
    .map(({ message }) => message);
}

/** The layers of src, each with the path of a new file and a module that other layers may import. */
const LAYERS = {
  contract: { file: 'src/contract/new.ts', module: '@/contract/common' },
  lib: { file: 'src/lib/new.ts', module: '@/lib/money' },
  browser: { file: 'src/browser/new.ts', module: '@/browser/firstInteraction' },
  theme: { file: 'src/theme/new.ts', module: '@/theme/tokens' },
  content: { file: 'src/content/new.ts', module: '@/content/company' },
  i18n: { file: 'src/i18n/new.ts', module: '@/i18n/useTranslate' },
  components: { file: 'src/components/New.tsx', module: '@/components/Picture' },
  hooks: { file: 'src/hooks/useNew.ts', module: '@/hooks/navigation/useInView' },
  slices: { file: 'src/store/slices/newSlice.ts', module: '@/store/slices/authSlice' },
  api: { file: 'src/api/new.ts', module: '@/api/cart' },
  store: { file: 'src/store/new.ts', module: '@/store/makeStore' },
  features: { file: 'src/features/new/New.tsx', module: '@/features/cart/CartButton' },
  widgets: { file: 'src/widgets/New.tsx', module: '@/widgets/Appointment' },
  pages: { file: 'src/pages/NewPage.tsx', module: '@/pages/CartPage' },
  app: { file: 'src/app/New.tsx', module: '@/app/App' },
} as const;

type Layer = keyof typeof LAYERS;

/** The allowed imports of docs/architecture.md; all others are forbidden. */
const MAY_IMPORT: Record<Layer, readonly Layer[]> = {
  contract: [],
  lib: ['contract', 'lib', 'theme', 'content'],
  theme: ['contract', 'lib', 'theme', 'content'],
  content: ['contract', 'lib', 'theme', 'content', 'i18n'],
  i18n: ['contract', 'lib', 'i18n'],
  browser: ['contract', 'lib', 'theme', 'browser'],
  components: ['contract', 'lib', 'theme', 'i18n', 'browser', 'components', 'hooks'],
  hooks: ['contract', 'lib', 'theme', 'i18n', 'browser', 'components', 'hooks'],
  slices: ['contract', 'lib', 'slices'],
  api: ['contract', 'lib', 'slices', 'api'],
  store: ['contract', 'lib', 'i18n', 'slices', 'api', 'store'],
  features: [
    'contract',
    'lib',
    'theme',
    'content',
    'i18n',
    'browser',
    'components',
    'hooks',
    'slices',
    'api',
    'store',
  ],
  widgets: [
    'contract',
    'lib',
    'theme',
    'content',
    'i18n',
    'browser',
    'components',
    'hooks',
    'slices',
    'api',
    'store',
    'features',
  ],
  pages: [
    'contract',
    'lib',
    'theme',
    'content',
    'i18n',
    'browser',
    'components',
    'hooks',
    'slices',
    'api',
    'store',
    'features',
    'widgets',
  ],
  app: Object.keys(LAYERS) as Layer[],
};

/** What the lint message of each layer suggests instead; app may import everything. */
const ADVICE: Record<Exclude<Layer, 'app'>, RegExp> = {
  contract: /declare the type here/,
  lib: /pass the value in as an argument/,
  theme: /pass the value in as an argument/,
  content: /pass the value in as an argument/,
  i18n: /pass the messages in as an argument/,
  browser: /pass the value in as an argument/,
  components: /take the data as props/,
  hooks: /take the data as props/,
  slices: /let a listener or the API dispatch to the slice/,
  api: /export an endpoint or a selector for the feature to use/,
  store: /inject what it needs through services/,
  features: /share through components or api, or combine them in a widget or page/,
  widgets: /pass the value in as a prop from the page/,
  pages: /move the shared part to a widget or feature/,
};

const layers = Object.keys(LAYERS) as Layer[];
const importOf = (module: string) => `export * from '${module}';\n`;

describe.each(layers)('the layer %s', (layer) => {
  it('imports the layers that docs/architecture.md allows', async () => {
    const code = MAY_IMPORT[layer].map((other) => importOf(LAYERS[other].module)).join('');
    expect(await lint(LAYERS[layer].file, code)).toEqual([]);
  });
});

describe.each(Object.entries(ADVICE) as [Layer, RegExp][])('the layer %s', (layer, advice) => {
  it('rejects any other import and suggests an alternative', async () => {
    const forbidden = layers.filter((other) => !MAY_IMPORT[layer].includes(other));
    const code = forbidden.map((other) => importOf(LAYERS[other].module)).join('');
    const messages = await lint(LAYERS[layer].file, code);
    for (const other of forbidden) {
      const own = messages.find((message) => message.includes(LAYERS[other].module));
      expect([other, own]).toEqual([other, expect.stringMatching(advice)]);
    }
  });
});

describe('relative imports', () => {
  it.each([
    ['src/store/slices/newSlice.ts', './authSlice'],
    ['src/store/listeners/new.ts', '../slices/authSlice'],
    ['src/api/parsers/new.ts', '../errors'],
    ['src/features/cart/New.tsx', './CartButton'],
    ['src/features/orders/list/New.tsx', '../messages'],
    ['src/features/orders/list/New.tsx', '../detail/OrderItems'],
    ['src/theme/components/new.ts', '../tokens'],
    ['src/contract/new.ts', './common.ts'],
    ['src/pages/NewPage.stories.tsx', '@/fixtures/cart.fixtures'],
    ['src/pages/NewPage.stories.tsx', './NewPage'],
    ['src/features/new/New.stories.tsx', '../../../.storybook/withShop'],
  ])('%s may import %s', async (file, module) => {
    expect(await lint(file, importOf(module))).toEqual([]);
  });

  it.each([
    ['src/store/slices/newSlice.ts', '../persistedSlice', ADVICE.slices],
    ['src/features/new/New.tsx', '../cart/CartButton', ADVICE.features],
    ['src/features/orders/list/New.tsx', '../../cart/CartButton', ADVICE.features],
    ['src/pages/NewPage.tsx', './CartPage', ADVICE.pages],
    ['src/api/new.ts', '../features/cart/CartButton', /through the alias/],
    ['src/api/parsers/new.ts', '../../features/cart/CartButton', /through the alias/],
    ['src/contract/new.ts', '../lib/money', /through the alias/],
    ['src/app/layout/New.tsx', '../../features/cart/CartButton', /through the alias/],
    ['src/lib/new.ts', '../../server/rules/money.ts', /through the alias/],
  ])('%s may not import %s', async (file, module, advice) => {
    expect((await lint(file, importOf(module))).join()).toMatch(advice);
  });

  it('are restricted in stories of shared components, except for content', async () => {
    const file = 'src/components/New.stories.tsx';
    expect(await lint(file, importOf(LAYERS.content.module))).toEqual([]);
    const messages = await lint(file, importOf(LAYERS.api.module));
    expect(messages.join()).toMatch(/pass the data as args/);
  });
});

describe.each([
  ['the calculation of finished windows', 'src/lib/madeToMeasure/new.ts'],
  ['the composer of rooms', 'src/lib/rooms/new.ts'],
])('%s', (_what, file) => {
  it('imports its own files', async () => {
    expect(await lint(file, importOf('./integers.ts'))).toEqual([]);
  });

  it.each(['@/lib/money', '@/contract/common', '../money', './integers', 'zod'])(
    'does not import %s',
    async (module) => {
      expect((await lint(file, importOf(module))).join()).toMatch(/import only its own files/);
    },
  );
});

describe('restricted modules and globals', () => {
  it.each([
    'src/features/new/New.tsx',
    'src/pages/NewPage.tsx',
    'src/components/New.tsx',
    'src/hooks/useNew.ts',
  ])('%s uses the typed hooks of the store', async (file) => {
    const code = `import { useSelector } from 'react-redux';\nuseSelector(String);\n`;
    const messages = await lint(file, code);
    expect(messages.join()).toContain('Use the typed hooks of @/store/hooks.');
  });

  it.each(['src/features/new/New.tsx', 'src/app/New.tsx', 'src/store/new.ts'])(
    '%s imports MUI components by path',
    async (file) => {
      const code = `import { Button } from '@mui/material';\nvoid Button;\n`;
      expect((await lint(file, code)).join()).toContain('Import by path');
      const part = `import Chip from '@mui/material/Chip';\nvoid Chip;\n`;
      expect(await lint(file, part)).toEqual([]);
    },
  );

  it.each(['src/features/new/New.tsx', 'src/app/New.tsx', 'src/api/new.ts', 'src/lib/new.ts'])(
    '%s uses neither storage nor fetch',
    async (file) => {
      const storing = 'Only the persisted slices (src/store/persistedSlice.ts) touch storage.';
      const fetching = 'Every call is an RTK Query endpoint in src/api.';
      const about = async (code: string) => (await lint(file, code)).join();
      expect(await about(`localStorage.setItem('a', '1');\n`)).toContain(storing);
      expect(await about(`window.localStorage.clear();\n`)).toContain(storing);
      expect(await about(`sessionStorage.getItem('a');\n`)).toContain(storing);
      expect(await about(`globalThis.sessionStorage.clear();\n`)).toContain(storing);
      expect(await about(`document.cookie = 'a=1';\n`)).toContain(storing);
      expect(await about(`void fetch('/api/user/get-faq');\n`)).toContain(fetching);
    },
  );
});

describe('styles', () => {
  const file = 'src/components/New.tsx';
  const hover = "'&:hover img': { opacity: 1 }";

  it('apply :hover only on devices that hover', async () => {
    expect(await lint(file, `export const style = { ${hover} };`)).toEqual([
      expect.stringContaining('touch screens keep :hover'),
    ]);
    const inMedia = `export const style = { '@media (hover: hover)': { ${hover} } };`;
    expect(await lint(file, inMedia)).toEqual([]);
  });

  it('count elements of a type, because a style sheet of the server may be a child, too', async () => {
    expect(await lint(file, `export const style = { '& > :nth-child(2)': { flex: 1 } };`)).toEqual([
      expect.stringContaining('Use :first-of-type'),
    ]);
  });
});

/** Server folders from the bottom up: a folder imports from itself and from the folders before it. */
const SERVER_LAYERS = [
  'limits',
  'lists',
  'db',
  'rules',
  'search',
  'photos',
  'messages',
  'catalogue',
  'sheets',
  'repositories',
  'http',
  'media',
  'rooms',
  'payments',
  'mail',
  'orders',
  'customers',
  'passkeys',
  'visits',
  'quotes',
  'complaints',
  'samples',
  'stock',
  'papers',
  'einvoice',
  'feeds',
  'pages',
  'dictionaries',
  'routes',
  'seed',
  'cli',
];

/** Imports of every server file, as paths from the project root. */
function readServerImports(): Map<string, string[]> {
  const importsOf = (file: string): string[] =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import) ?\(?'(\.[^']+)'/g)].map(
      ([, module = '']) => join(dirname(file), module),
    );
  const files = globSync('server/**/*.ts');
  return new Map(files.map((file) => [file, importsOf(file)]));
}

/** An import cycle, or an empty array. */
function findCycle(imports: ReadonlyMap<string, string[]>): string[] {
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const other of imports.get(file) ?? []) {
      const cycle = visit(other, [...path, file]);
      if (cycle.length > 0) return cycle;
    }
    done.add(file);
    return [];
  };
  for (const file of imports.keys()) {
    const cycle = visit(file, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

describe('the server', () => {
  const file = 'server/routes/new.ts';

  it('writes in routes only while the session lives', async () => {
    const code = 'export const save = (db) => db.transaction().execute(() => undefined);\n';
    expect(await lint(file, code)).toEqual([expect.stringMatching(/`write` of the request/)]);
  });
  const contract = '../../src/contract/cart.ts';

  it('imports types from the storefront', async () => {
    const code = `import type { Cart } from '${contract}';\nexport type Basket = Cart;\n`;
    expect(await lint(file, code)).toEqual([]);
  });

  it.each([contract, '../../src/lib/money.ts'])('imports no values from %s', async (module) => {
    const messages = await lint(file, importOf(module));
    expect(messages.join()).toContain('use import type from src/contract');
  });

  it.each([
    ['the table of pages', '../../src/contract/pages.ts', 'src/contract'],
    [
      'the calculation of finished windows',
      '../../src/lib/madeToMeasure/priceWindow.ts',
      'src/lib/madeToMeasure',
    ],
    ['the composer of rooms', '../../src/lib/rooms/composeRoom.ts', 'src/lib/rooms'],
  ])('imports %s, which the container file copies', async (_what, module, folder) => {
    expect(await lint(file, importOf(module))).toEqual([]);
    expect(readFileSync('deploy/Dockerfile', 'utf8')).toContain(`COPY ${folder} ${folder}`);
  });

  const imports = readServerImports();
  /** Index of a file's folder in SERVER_LAYERS; -1 for files outside a folder. */
  const layerOf = (path: string): number => {
    const [root, folder = ''] = path.split('/');
    return root === 'server' ? SERVER_LAYERS.indexOf(folder) : -1;
  };

  it('has no folders besides the layers', () => {
    const folders = new Set([...imports.keys()].map((path) => path.split('/').slice(1, -1)[0]));
    folders.delete(undefined);
    expect([...folders].sort()).toEqual(SERVER_LAYERS.toSorted());
  });

  it('imports only from lower layers', () => {
    const upward = [...imports].flatMap(([file, others]) =>
      layerOf(file) < 0
        ? []
        : others.filter((other) => layerOf(other) > layerOf(file)).map((other) => [file, other]),
    );
    expect(upward).toEqual([]);
  });

  it('has no import cycles', () => {
    expect(findCycle(imports)).toEqual([]);
  });
});

describe('code splitting', () => {
  const message = expect.stringMatching(/^Use lazyPage, lazyHydrate or lazyPart/);

  it.each([
    ['a feature', 'src/features/new/New.tsx', "import { lazy } from 'react';"],
    ['a page', 'src/pages/NewPage.tsx', "import { lazy as late } from 'react';"],
    [
      'a module',
      'src/app/new.ts',
      "import React from 'react'; export const New = React.lazy(load);",
    ],
  ])('with React alone is forbidden in %s', async (_what, file, code) => {
    expect(await lint(file, code)).toEqual([message]);
  });

  it('with React is left to the three loaders', async () => {
    const loader = 'src/components/lazyPart.tsx';
    expect(await lint(loader, "import { lazy } from 'react';")).toEqual([]);
  });
});
