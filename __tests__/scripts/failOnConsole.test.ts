import { expect, it } from '@jest/globals';
import { runProgram } from '../support/runProgram';

it.each(['node', 'dom'])(
  'an unexpected error or warning in the console fails a test of the project %s',
  async (project) => {
    const { code, out } = await runProgram(
      'node_modules/jest/bin/jest.js',
      [
        '--selectProjects',
        project,
        '--testMatch',
        '<rootDir>/__tests__/support/unexpectedConsole.case.ts',
        '--json',
      ],
      {},
    );
    const { testResults } = JSON.parse(out) as {
      testResults: { assertionResults: { title: string; status: string }[] }[];
    };
    const statuses = testResults[0]?.assertionResults.map(({ title, status }) => [title, status]);
    expect(code).toBe(1);
    expect(statuses).toEqual([
      ['logs an unexpected error', 'failed'],
      ['logs an unexpected warn', 'failed'],
      ['expects the error', 'passed'],
      ['expects the warn', 'passed'],
    ]);
  },
);
