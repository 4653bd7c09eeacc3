/**
 * Fails a test that logs an unexpected error or warning, such as those of React.
 *
 * A test that expects one spies on the console: `jest.spyOn(console, 'error').mockReturnValue()`.
 */
import { format } from 'node:util';
import { afterAll, afterEach } from '@jest/globals';

const unexpected: Error[] = [];

/**
 * React's warning of an update outside of `act`. Testing Library turns it on again while it dispatches events, so a blur that
 * the browser fires warns although the environment is off.
 * https://github.com/testing-library/react-testing-library/issues/1108, https://github.com/testing-library/react-testing-library/issues/1199
 */
const OUTSIDE_OF_ACT = /was not wrapped in act\(/;

// No spies, because they are restored before each test.
for (const method of ['error', 'warn'] as const) {
  const record = (...parts: unknown[]): void => {
    const text = format(...parts);
    if (OUTSIDE_OF_ACT.test(text)) return;
    const error = new Error(`Unexpected console.${method}: ${text}`);
    // Makes the stack trace start at the caller.
    Error.captureStackTrace(error, record);
    unexpected.push(error);
  };
  console[method] = record;
}

function failOnConsole(): void {
  const [first] = unexpected.splice(0);
  if (first !== undefined) throw first;
}

afterEach(failOnConsole);
// Later hooks and the end of the file.
afterAll(failOnConsole);
