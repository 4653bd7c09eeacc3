import { expect } from '@jest/globals';
import { messages } from '@/app/layout/messages';
import { english } from '@/fixtures/english';
import type { watchForErrors } from '../faults/soundPage';

/** Texts of programming errors; those of customers and the catalogue are never among the mutations. */
const BROKEN_TEXT = /\bundefined\b|\bnull\b|\bNaN\b|\[object |Invalid Date/;

/** No text of a programming error, no error boundary, no element from data, and nothing in the console. */
export function expectSoundDocument(errors: ReturnType<typeof watchForErrors>): void {
  const text = document.body.textContent;
  expect(BROKEN_TEXT.exec(text)?.[0]).toBeUndefined();
  expect(text).not.toContain(english(messages.pageFailed.title));
  expect(document.querySelector('[data-injected]')).toBeNull();
  expect(errors.found).toEqual([]);
}
