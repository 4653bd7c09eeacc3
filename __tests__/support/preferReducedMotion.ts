import { jest } from '@jest/globals';

/** Mocks `prefers-reduced-motion: reduce`; restored with the other mocks. */
export function preferReducedMotion(): void {
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
