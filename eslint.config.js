import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Which folders of src a folder may not import, and what to do instead (docs/architecture.md). */
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
    forbid: ['@/api/*', '@/store/*', '@/features/*', '@/pages/*', '@/app/*'],
    instead: 'Shared pieces know no store: take the data as props from a feature.',
  },
  {
    files: ['src/store/slices/**'],
    forbid: ['@/api/*', '@/components/*', '@/features/*', '@/pages/*', '@/app/*'],
    instead: 'Slices are leaves: let a listener or the API dispatch to the slice.',
  },
  {
    files: ['src/api/**'],
    forbid: [
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
    forbid: ['@/components/*', '@/features/*', '@/pages/*', '@/app/*'],
    instead: 'The store knows no screens: hand what it needs in through services.',
  },
  {
    files: ['src/features/**'],
    forbid: ['@/features/*', '@/pages/*', '@/app/*'],
    instead:
      'Features do not know each other: share through components or api, or combine them in a page. Inside one feature import relatively.',
  },
  {
    files: ['src/pages/**'],
    forbid: ['@/pages/*', '@/app/*'],
    instead: 'Pages do not know each other: move the shared part to a feature.',
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

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'dist',
      'dist-render',
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
    rules: { 'no-restricted-imports': ['error', { patterns: [bareReduxHooks, muiBarrel] }] },
  },
  ...ROOMS.map(({ files, forbid, instead }) => ({
    files,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...(files.some((file) => file.startsWith('src/store')) ? [] : [bareReduxHooks]),
            muiBarrel,
            { group: forbid, message: instead },
          ],
        },
      ],
    },
  })),
  {
    files: ['src/store/hooks.ts', 'src/app/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [muiBarrel] }] },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'localStorage',
          message: 'The persisted auth slice is the only thing that touches storage.',
        },
        {
          name: 'sessionStorage',
          message: 'The persisted auth slice is the only thing that touches storage.',
        },
        { name: 'fetch', message: 'Every call is an RTK Query endpoint in src/api.' },
      ],
    },
  },
  {
    files: ['src/store/makeStore.ts'],
    rules: { 'no-restricted-globals': 'off' },
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
