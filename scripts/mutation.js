import { Stryker } from '@stryker-mutator/core';
import jestConfig from '../jest.config.js';

/**
 * Changes the code of the measured folders in small ways and asks whether the tests beside it notice; what a test
 * elsewhere notices does not count (docs/testing.md). `npm run mutation -- src/lib server/rules` measures only these.
 */
const FOLDERS = [
  'server/rules',
  'src/lib',
  'src/api',
  'src/api/parsers',
  'src/store',
  'src/store/listeners',
  'src/store/slices',
];

const [node] = jestConfig.projects;

/** @returns {import('@stryker-mutator/api/core').PartialStrykerOptions} */
function optionsFor(folder) {
  const tests = `<rootDir>/__tests__/${folder.replace('src/', '')}`;
  const reports = `coverage/mutation/${folder.replaceAll('/', '-')}`;
  return {
    mutate: [`${folder}/*.ts`],
    ignorePatterns: ['dist*', 'storybook-static', 'coverage', 'data', 'public', 'screenshots'],
    tempDirName: 'coverage/mutation-copies',
    testRunner: 'jest',
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    // A slice makes its reducer at the first action: of its changes it cannot be told which tests they concern.
    coverageAnalysis: folder === 'src/store/slices' ? 'all' : 'perTest',
    jest: {
      config: {
        ...node,
        // The runner knows no projects.
        projects: [],
        // Test files that never load the changed one are left out. They may load it by way of a builder or the store.
        roots: [tests, '<rootDir>/__tests__/support', '<rootDir>/src', '<rootDir>/server'],
        testMatch: [`${tests}/*.test.ts`],
        // Some changes keep a test waiting for ever. None of these tests takes as much as a second by itself.
        testTimeout: 10_000,
      },
    },
    // A change that is merely slow on a busy machine has not been noticed.
    timeoutMS: 60_000,
    concurrency: 1,
    incremental: true,
    incrementalFile: `${reports}.json`,
    reporters: ['clear-text', 'progress-append-only', 'html'],
    htmlReporter: { fileName: `${reports}.html` },
    warnings: { slow: false },
  };
}

const chosen = process.argv.slice(2);
const scores = {};
for (const folder of chosen.length > 0 ? chosen : FOLDERS) {
  const results = await new Stryker(optionsFor(folder)).runMutationTest();
  const count = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const unnoticed = count('Survived', 'NoCoverage');
  const score = ((100 * noticed) / (noticed + unnoticed)).toFixed(1);
  scores[folder] = { noticed, unnoticed, score: `${score} %` };
}
console.table(scores);
