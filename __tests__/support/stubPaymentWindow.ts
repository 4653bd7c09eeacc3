import { jest } from '@jest/globals';

/** Mocks `window.open` and records where the window navigates. */
export function stubPaymentWindow() {
  const page = {
    opener: window as unknown,
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: jest.fn<(url: string) => void>() },
    close: jest.fn<() => void>(),
  };
  const open = jest.spyOn(window, 'open').mockReturnValue(page as unknown as Window);
  return { page, open };
}
