import { jest } from '@jest/globals';

/** The visitor asked for less motion; undone with the test's other mocks. */
export function preferStillness(): void {
  const noMatch = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...noMatch(query),
    matches: query === '(prefers-reduced-motion: reduce)',
  }));
}
