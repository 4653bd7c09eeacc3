import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundedPlugin } from './scripts/boundedCollections.js';
import { LAYERS } from './scripts/importLayers.js';
import {
  hardCodedTexts,
  namelessButtons,
  physicalStyles,
  rawColours,
  smallFields,
} from './scripts/languageRules.js';
import { textsPlugin } from './scripts/loneTexts.js';
import { stylesPlugin } from './scripts/mirroredStyles.js';

const untypedReduxHooks = {
  group: ['react-redux'],
  importNames: ['useDispatch', 'useSelector', 'useStore'],
  message: 'Use the typed hooks of @/store/hooks.',
};
const muiBarrel = {
  regex: '^@mui/material$',
  message: 'Import by path, e.g. @mui/material/Button: the barrel slows down builds.',
};
const muiButton = {
  regex: '^@mui/material/Button$',
  message: 'Use Button of @/components/Button, whose text page translators may replace.',
};
const STORAGES = ['localStorage', 'sessionStorage'];
const storageMessage = 'Only the persisted slices (src/store/persistedSlice.ts) touch storage.';
const relativeAcrossLayers = {
  // The table of pages is also read by programs that Node runs without a build, and so without the alias.
  regex: String.raw`^(\.\./)+(app|api|browser|components|content|contract(?!/pages\.ts$)|features|hooks|i18n|lib|pages|widgets|server|store|theme)(/|$)`,
  message: "Import another layer through the alias '@/…', so that the rules of the layers apply.",
};

/** Three modules split code; the others use them (CONTRIBUTING.md). */
const LAZY_LOADERS = [
  'src/app/routing/lazyPage.tsx',
  'src/components/lazyHydrate.tsx',
  'src/components/lazyPart.tsx',
];
const bareLazy = {
  selector:
    "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name='lazy'], MemberExpression[object.name='React'][property.name='lazy']",
  message:
    'Use lazyPage, lazyHydrate or lazyPart, which retry and show failures (CONTRIBUTING.md).',
};

const styleRules = [
  ...physicalStyles,
  ...rawColours,
  ...smallFields,
  {
    selector: 'Property[key.value=/:hover/]:not(Property[key.value=/^@media \\(hover: /] Property)',
    message:
      "Put it into '@media (hover: hover)': touch screens keep :hover on what was tapped last.",
  },
  {
    selector: 'Property[key.value=/:(first|nth|nth-last)-child/]',
    message:
      'Use :first-of-type or :nth-of-type: Emotion warns, because its <style> may be a child, too.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'dist',
      'dist-render',
      'dist-maps',
      'storybook-static',
      'coverage',
      'data',
      'test-results',
      'screenshots',
      'playwright-report',
    ],
  },
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './server/tsconfig.json', './src/worker/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // RTK Query types endpoints without an argument with void.
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'design/**', '.storybook/**'],
    languageOptions: { globals: globals.browser },
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [untypedReduxHooks, muiBarrel, muiButton, relativeAcrossLayers] },
      ],
    },
  },
  ...LAYERS.map(({ files, forbid, outside, instead }) => ({
    files,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...(files.some((file) => file.startsWith('src/store')) ? [] : [untypedReduxHooks]),
            muiBarrel,
            muiButton,
            relativeAcrossLayers,
            { group: forbid, message: instead },
            ...(outside === undefined ? [] : [{ regex: outside, message: instead }]),
          ],
        },
      ],
    },
  })),
  {
    files: ['src/store/hooks.ts', 'src/app/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [muiBarrel, muiButton, relativeAcrossLayers] },
      ],
    },
  },
  {
    // Wraps MUI's button.
    files: ['src/components/Button.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns: [muiBarrel] }] },
  },
  {
    files: ['src/**'],
    plugins: { styles: stylesPlugin },
    rules: {
      'styles/mirrored-styles': 'error',
      'no-restricted-globals': [
        'error',
        ...STORAGES.map((name) => ({ name, message: storageMessage })),
        { name: 'fetch', message: 'Every call is an RTK Query endpoint in src/api.' },
      ],
      'no-restricted-syntax': ['error', ...styleRules, bareLazy],
      'no-restricted-properties': [
        'error',
        ...STORAGES.flatMap((property) =>
          ['window', 'globalThis', 'self'].map((object) => ({
            object,
            property,
            message: storageMessage,
          })),
        ),
        { object: 'document', property: 'cookie', message: storageMessage },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['**/*.stories.tsx'],
    plugins: { texts: textsPlugin },
    rules: {
      'no-restricted-syntax': [
        'error',
        ...styleRules,
        bareLazy,
        ...hardCodedTexts,
        ...namelessButtons,
      ],
      'texts/alone': 'error',
    },
  },
  {
    files: LAZY_LOADERS,
    rules: {
      'no-restricted-syntax': ['error', ...styleRules, ...hardCodedTexts, ...namelessButtons],
    },
  },
  {
    // Where the colours of the theme are made.
    files: ['src/theme/**'],
    ignores: ['**/*.stories.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...physicalStyles, ...smallFields, bareLazy] },
  },
  {
    // A story shows what is pending, and texts of its own.
    files: ['src/**/*.stories.tsx', 'design/**'],
    rules: { 'no-restricted-syntax': ['error', ...styleRules] },
  },
  {
    // The worker reads images, which no store holds.
    files: ['src/store/makeStore.ts', 'src/features/rooms/roomWorker.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    // Passes local storage to the persisted slices.
    files: ['src/main.tsx'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['server/**', 'scripts/**', 'tools/**', '__tests__/**', '*.config.js', '.storybook/**'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['src/**', 'server/**', 'scripts/**', 'design/**'],
    // Catalogue and long texts are data.
    ignores: ['server/seed/content/**', 'src/content/**', '**/*.stories.tsx'],
    rules: { 'max-lines': ['error', 200] },
  },
  {
    // Every pattern may see input of strangers, so it takes linear time, also with the worst text.
    files: ['src/**', 'server/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': [
        'error',
        { report: 'potential', ignoreSticky: false, ignorePartial: false },
      ],
    },
  },
  {
    files: ['__tests__/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']:matches([arguments.length=1], [arguments.1.value=0])",
          message:
            'A turn of the event loop is no outcome: wait for what the test expects (waitFor, findBy, until).',
        },
      ],
    },
  },
  {
    files: ['__tests__/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']",
          'ImportDeclaration[source.value=/timers.promises$/]',
        ].map((selector) => ({
          selector,
          message:
            'Time is no outcome: wait for what the test expects (waitFor, findBy, until), or use fake timers.',
        })),
      ],
    },
  },
  {
    // Playwright reads the names of the fixtures from the first parameter, even if there are none.
    files: ['__tests__/e2e/support/**', '__tests__/stories/support/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['server/**'],
    plugins: { bounded: boundedPlugin },
    rules: {
      'bounded/bounded-collections': 'error',
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'lru-cache',
              message: 'Use boundedCache of server/boundedCache.ts, which requires a bound.',
            },
          ],
          patterns: [
            {
              regex: String.raw`/src/(?!contract/pages\.ts$|lib/pictureWidths\.ts$|lib/(?:madeToMeasure|rooms)/)`,
              allowTypeImports: true,
              message:
                'The server shares only types, the table of pages, the widths of images, src/lib/madeToMeasure and src/lib/rooms with the storefront: use import type from src/contract.',
            },
          ],
        },
      ],
    },
  },
  {
    // A sign-in has no session yet.
    files: ['server/routes/**'],
    ignores: ['server/routes/auth.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'transaction',
          message: 'Write with the `write` of the request, which checks that the session lives.',
        },
      ],
    },
  },
  {
    // Spreadsheets of at most 50,000 rows, which a command reads once.
    files: ['server/sheets/**'],
    rules: { 'bounded/bounded-collections': 'off' },
  },
  {
    // Builders of the search index, which grow with the catalogue.
    files: ['server/search/indexTexts.ts', 'server/search/vocabulary.ts'],
    rules: { 'bounded/bounded-collections': 'off' },
  },
  {
    files: ['server/boundedCache.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  prettier,
);
