const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};
const moduleNameMapper = {
  '\\.(css|woff2)$': '<rootDir>/__tests__/support/emptyModule.ts',
  '^@/(.*)$': '<rootDir>/src/$1',
};
const shared = {
  transform,
  moduleNameMapper,
  restoreMocks: true,
  // Stryker keeps copies of the project there.
  modulePathIgnorePatterns: ['<rootDir>/coverage/'],
};

/** Folders of the business rules, measured by `npm run coverage` and `npm run mutation` (docs/testing.md). */
const measured = ['src/api', 'src/store', 'src/lib', 'server/rules'];

/** @type {import('jest').Config} */
export default {
  // All cores: Jest's default leaves one idle.
  maxWorkers: '100%',
  // Long enough for a busy machine.
  testTimeout: 180_000,
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
      testMatch: [
        '<rootDir>/__tests__/{api,store,lib,content,i18n,worker,server,scripts,architecture,ssr}/**/*.test.{ts,tsx}',
      ],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setupDom.ts'],
      testMatch: [
        '<rootDir>/__tests__/{browser,components,hooks,features,pages,app,faults,wrongData}/**/*.test.{ts,tsx}',
      ],
    },
  ],
};
