/**
 * Fails a test that logs an unexpected error or warning, such as those of React.
 *
 * A test that expects one spies on the console: `jest.spyOn(console, 'error').mockReturnValue()`.
 */
import { format } from 'node:util';
import { afterAll, afterEach } from '@jest/globals';

const unexpected: Error[] = [];

// No spies, because they are restored before each test.
for (const method of ['error', 'warn'] as const) {
  const record = (...parts: unknown[]): void => {
    const error = new Error(`Unexpected console.${method}: ${format(...parts)}`);
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
