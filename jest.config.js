import { availableParallelism } from 'node:os';

const compile = (parser, transform) => [
  '@swc/jest',
  { swcrc: false, jsc: { target: 'es2022', parser, transform } },
];
const transform = {
  '\\.tsx?$': compile({ syntax: 'typescript', tsx: true }, { react: { runtime: 'automatic' } }),
  // React Router asks for Vite's hot module replacement, which CommonJS has no syntax for.
  '\\.m?js$': compile(
    { syntax: 'ecmascript' },
    { optimizer: { globals: { vars: { 'import.meta.hot': 'undefined' } } } },
  ),
};
/** Packages without a CommonJS build: Jest loads ES modules only with a flag of Node, which editors do not pass. */
const esmPackages = [
  '@adobe',
  '@lingui',
  '@messageformat',
  '@noble',
  '@remix-run',
  'cookie-es',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'eslint-plugin-regexp',
  'gettext-parser',
  'htmlparser2',
  'jsdoc-type-pratt-parser',
  'kysely',
  'react-router',
  'uuid',
  'workbox-[a-z-]+',
];
const moduleNameMapper = {
  '\\.(css|woff2)$': '<rootDir>/__tests__/support/emptyModule.ts',
  '^@/(.*)$': '<rootDir>/src/$1',
};
/** The last one, so that it also sees what Testing Library's clean-up logs. */
const failOnConsole = '<rootDir>/__tests__/support/failOnConsole.ts';
const shared = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper,
  restoreMocks: true,
  // Stryker keeps copies of the project there.
  modulePathIgnorePatterns: ['<rootDir>/coverage/'],
};

/** Folders of the business rules, measured by `npm run coverage` and `npm run mutation` (docs/testing.md). */
const measured = ['src/api', 'src/store', 'src/lib', 'server/rules'];

/** @type {import('jest').Config} */
export default {
  // One more than cores, because tests of the server wait for sockets and timers a fifth of the time.
  maxWorkers: availableParallelism() + 1,
  // Only for a test that hangs: on a busy machine the longest one has taken more than three minutes.
  testTimeout: 600_000,
  collectCoverageFrom: measured.map((folder) => `${folder}/**/*.ts`),
  coverageReporters: ['text', 'html'],
  coverageThreshold: Object.fromEntries(
    measured.map((folder) => [`./${folder}/`, { branches: 95 }]),
  ),
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      setupFilesAfterEnv: [failOnConsole],
      testMatch: [
        '<rootDir>/__tests__/{api,store,lib,content,i18n,worker,server,scripts,architecture,ssr}/**/*.test.{ts,tsx}',
      ],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setupDom.ts', failOnConsole],
      testMatch: [
        '<rootDir>/__tests__/{browser,components,hooks,features,pages,app,faults,wrongData}/**/*.test.{ts,tsx}',
      ],
    },
  ],
};
