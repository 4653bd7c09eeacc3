import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import jestConfig from '../jest.config.js';

/**
 * Folders of the mutation tests, each with the tests of the same path only (docs/testing.md).
 * `npm run mutation -- src/lib server/rules` measures only these folders.
 */
const FOLDERS = [
  'server/rules',
  'src/lib',
  'src/lib/madeToMeasure',
  'src/api',
  'src/api/parsers',
  'src/store',
  'src/store/listeners',
  'src/store/slices',
];

const [node] = jestConfig.projects;

const KILLED = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];

const reportsOf = (folder) => `coverage/mutation/${folder.replaceAll('/', '-')}`;

/** Removes survivors from the incremental report, because Stryker does not retest mutants of module-level code. */
function removeSurvivors(folder) {
  const file = `${reportsOf(folder)}.json`;
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  for (const measured of Object.values(report.files)) {
    measured.mutants = measured.mutants.filter(({ status }) => !SURVIVED.includes(status));
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
    // A slice creates its reducer with the first action, so coverage cannot be attributed to a test.
    coverageAnalysis: folder === 'src/store/slices' ? 'all' : 'perTest',
    jest: {
      config: {
        ...node,
        // Stryker does not support projects.
        projects: [],
        // Includes test builders and the store, through which tests may load the mutated file.
        roots: [tests, '<rootDir>/__tests__/support', '<rootDir>/src', '<rootDir>/server'],
        testMatch: [`${tests}/*.test.ts`],
        // Some mutants never resolve; no test takes nearly as long otherwise.
        testTimeout: 5_000,
      },
    },
    // Long enough for a busy machine, because a timeout counts as killed.
    timeoutMS: 60_000,
    concurrency: 1,
    incremental: true,
    incrementalFile: `${reports}.json`,
    reporters: ['clear-text', 'progress-append-only', 'html'],
    htmlReporter: { fileName: `${reports}.html` },
    warnings: { slow: false },
  };
}

const folders = process.argv.slice(2);
const scores = {};
for (const folder of folders.length > 0 ? folders : FOLDERS) {
  removeSurvivors(folder);
  const results = await new Stryker(optionsFor(folder)).runMutationTest();
  const count = (statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  const killed = count(KILLED);
  const survived = count(SURVIVED);
  const score = ((100 * killed) / (killed + survived)).toFixed(1);
  scores[folder] = { killed, survived, score: `${score} %` };
}
console.table(scores);
