import { expect, jest } from '@jest/globals';

/** Texts that only a programming error shows. */
const BROKEN_TEXT =
  /\bundefined\b|\bnull\b|\bNaN\b|\[object |Invalid Date|Unexpected token|<\/?[a-z]+>/;

/** Warnings of the test environment: chunks and responses may arrive between two steps of fake time. */
const OF_THE_HARNESS = /not wrapped in act|was not wrapped/;

/** Records what no fault may cause: messages in the console and unhandled rejections. */
export function watchForErrors() {
  const found: string[] = [];
  const record = (...parts: unknown[]) => {
    const message = parts.map(String).join(' ');
    if (!OF_THE_HARNESS.test(message)) found.push(message);
  };
  jest.spyOn(console, 'error').mockImplementation(record);
  jest.spyOn(console, 'warn').mockImplementation(record);
  process.on('unhandledRejection', record);
  return {
    found,
    stop: () => void process.off('unhandledRejection', record),
  };
}

/** The page has no text that only a programming error shows. */
export function expectSoundText(page: Element): void {
  expect(BROKEN_TEXT.exec(page.textContent)?.[0]).toBeUndefined();
}
