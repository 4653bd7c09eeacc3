import { expect, it, jest } from '@jest/globals';

// Run by scripts/failOnConsole.test.ts only.
it.each(['error', 'warn'] as const)('logs an unexpected %s', (method) => {
  console[method]('%s twice', 'Rendered');
});

it.each(['error', 'warn'] as const)('expects the %s', (method) => {
  const log = jest.spyOn(console, method).mockReturnValue();
  console[method]('Rendered');
  expect(log).toHaveBeenCalledWith('Rendered');
});
