import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

const reportsOf = (folder) => `coverage/mutation/${folder.replaceAll('/', '-')}`;

/** Has what went unnoticed tried again: of what is made while a module loads, Stryker cannot tell which new test concerns it. */
function forgetUnnoticed(folder) {
  const file = `${reportsOf(folder)}.json`;
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  for (const measured of Object.values(report.files)) {
    measured.mutants = measured.mutants.filter(({ status }) => !UNNOTICED.includes(status));
  }
  writeFileSync(file, JSON.stringify(report));
}

/** @returns {import('@stryker-mutator/api/core').PartialStrykerOptions} */
function optionsFor(folder) {
  const tests = `<rootDir>/__tests__/${folder.replace('src/', '')}`;
  const reports = reportsOf(folder);
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
        // Some changes keep a test waiting for ever; by itself none takes nearly as long.
        testTimeout: 5_000,
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
  forgetUnnoticed(folder);
  const results = await new Stryker(optionsFor(folder)).runMutationTest();
  const count = (statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count(NOTICED);
  const unnoticed = count(UNNOTICED);
  const score = ((100 * noticed) / (noticed + unnoticed)).toFixed(1);
  scores[folder] = { noticed, unnoticed, score: `${score} %` };
}
console.table(scores);
