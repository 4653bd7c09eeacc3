import { jest } from '@jest/globals';

/** The visitor asked for less motion; undone with the test's other mocks. */
export function preferStillness(): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const list: Partial<MediaQueryList> = {
      media,
      matches: media === '(prefers-reduced-motion: reduce)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    return list as MediaQueryList;
  });
}
