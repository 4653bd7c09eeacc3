import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Which folders of src a folder may not import, and what to do instead (docs/architecture.md).
 * Where two match, the later one counts. A closed one may not reach the folders beside it either.
 */
const ROOMS = [
  {
    files: ['src/contract/**'],
    forbid: ['@/*'],
    instead: 'The wire contract imports nothing: declare the type here.',
  },
  {
    files: ['src/lib/**', 'src/theme/**', 'src/content/**'],
    forbid: [
      '@/api/*',
      '@/store/*',
      '@/components/*',
      '@/hooks/*',
      '@/features/*',
      '@/pages/*',
      '@/app/*',
    ],
    instead: 'Keep this pure: pass the value in as an argument.',
  },
  {
    files: ['src/components/**', 'src/hooks/**'],
    forbid: ['@/api/*', '@/store/*', '@/content/*', '@/features/*', '@/pages/*', '@/app/*'],
    instead: 'Shared pieces know no store and no copy: take the data as props from a feature.',
  },
  {
    // A workshop may borrow the shop's own pictures to show a shared piece.
    files: ['src/components/**/*.stories.tsx'],
    forbid: ['@/api/*', '@/store/*', '@/features/*', '@/pages/*', '@/app/*'],
    instead: 'Shared pieces know no store: give the story its data as args.',
  },
  {
    files: ['src/api/**'],
    forbid: [
      '@/theme/*',
      '@/content/*',
      '@/components/*',
      '@/hooks/*',
      '@/features/*',
      '@/pages/*',
      '@/app/*',
      '@/store/makeStore',
      '@/store/hooks',
    ],
    instead: 'The API knows no screens: export an endpoint or a selector for the feature to use.',
  },
  {
    files: ['src/store/**'],
    forbid: [
      '@/theme/*',
      '@/content/*',
      '@/components/*',
      '@/hooks/*',
      '@/features/*',
      '@/pages/*',
      '@/app/*',
    ],
    instead: 'The store knows no screens: hand what it needs in through services.',
  },
  {
    files: ['src/store/slices/**'],
    isClosed: true,
    forbid: [
      '@/api/*',
      '@/store/*',
      '!@/store/slices',
      '@/theme/*',
      '@/content/*',
      '@/components/*',
      '@/hooks/*',
      '@/features/*',
      '@/pages/*',
      '@/app/*',
    ],
    instead: 'Slices are leaves: let a listener or the API dispatch to the slice.',
  },
  {
    files: ['src/features/**'],
    isClosed: true,
    forbid: ['@/features/*', '@/pages/*', '@/app/*'],
    instead:
      'Features do not know each other: share through components or api, or combine them in a page. Inside one feature import relatively.',
  },
  {
    files: ['src/pages/**'],
    forbid: ['./*Page', '@/pages/*', '@/app/*'],
    instead: 'Pages do not know each other: move the shared part to a feature.',
  },
  {
    files: ['src/pages/**/*.stories.tsx'],
    forbid: ['@/pages/*', '@/app/*'],
    instead: 'The story of a page stands beside it: import the page relatively.',
  },
];

const bareReduxHooks = {
  group: ['react-redux'],
  importNames: ['useDispatch', 'useSelector', 'useStore'],
  message: 'Use the typed hooks of @/store/hooks.',
};
const muiBarrel = {
  regex: '^@mui/material$',
  message: 'Import the part itself, e.g. @mui/material/Button: the barrel slows every build.',
};
const STORAGES = ['localStorage', 'sessionStorage'];
const aboutStorage = 'The persisted auth slice is the only thing that touches storage.';
const aroundTheDoor = {
  regex: String.raw`^(\.\./)+(app|api|components|content|contract|features|hooks|lib|pages|server|store|theme)(/|$)`,
  message: "Name another room by its address, '@/…': so it can be seen who may import it.",
};

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
      // RTK Query marks a call without argument with void.
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', '.storybook/**'],
    languageOptions: { globals: globals.browser },
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      'no-restricted-imports': ['error', { patterns: [bareReduxHooks, muiBarrel, aroundTheDoor] }],
    },
  },
  ...ROOMS.map(({ files, forbid, isClosed, instead }) => ({
    files,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...(files.some((file) => file.startsWith('src/store')) ? [] : [bareReduxHooks]),
            muiBarrel,
            aroundTheDoor,
            { group: forbid, message: instead },
            ...(isClosed ? [{ regex: String.raw`^\.\./[^.]`, message: instead }] : []),
          ],
        },
      ],
    },
  })),
  {
    files: ['src/store/hooks.ts', 'src/app/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [muiBarrel, aroundTheDoor] }] },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...STORAGES.map((name) => ({ name, message: aboutStorage })),
        { name: 'fetch', message: 'Every call is an RTK Query endpoint in src/api.' },
      ],
      'no-restricted-properties': [
        'error',
        ...STORAGES.flatMap((property) =>
          ['window', 'globalThis', 'self'].map((object) => ({
            object,
            property,
            message: aboutStorage,
          })),
        ),
        { object: 'document', property: 'cookie', message: aboutStorage },
      ],
    },
  },
  {
    files: ['src/store/makeStore.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    // Hands the browser's storage to the slice.
    files: ['src/main.tsx'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['server/**', 'scripts/**', '__tests__/**', '*.config.js', '.storybook/**'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['server/**'],
    rules: {
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/src/',
              allowTypeImports: true,
              message:
                'The server shares only types with the storefront: use import type from src/contract.',
            },
          ],
        },
      ],
    },
  },
  prettier,
);
