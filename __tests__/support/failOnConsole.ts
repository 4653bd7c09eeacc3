/**
 * Fails a test that logs an unexpected error or warning, such as those of React.
 *
 * A test that expects one spies on the console: `jest.spyOn(console, 'error').mockReturnValue()`.
 */
import { format } from 'node:util';
import { afterAll, afterEach } from '@jest/globals';

const unexpected: Error[] = [];

/**
 * React's warnings of renders outside of an awaited `act`. Testing Library turns them on while it renders and dispatches
 * events, and awaits neither, so they come although the environment is off, depending on the speed of the machine.
 * https://github.com/testing-library/react-testing-library/issues/1108 and issues/1199 (focus), issues/1385 (Suspense)
 */
const ABOUT_ACT =
  /was not wrapped in act\(|inside an `act` scope, but the `act` call was not awaited/;

// No spies, because they are restored before each test.
for (const method of ['error', 'warn'] as const) {
  const record = (...parts: unknown[]): void => {
    const text = format(...parts);
    if (ABOUT_ACT.test(text)) return;
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
