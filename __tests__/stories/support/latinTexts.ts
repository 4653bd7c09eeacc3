import type { Page } from '@playwright/test';
import { latinWordsOf } from '../../support/latinWords.ts';

/**
 * Names of the fixtures' customers, as they wrote them, with their initials; names of browsers; a status of a newer server;
 * and what a customer typed, in quotation marks.
 */
const NAMES =
  /\b(?:Layla|Omar|Haddad|Charlotte|Whitfield|Chrome|Safari|Android|Mac|(?:Browser|Operating)+|AwaitingStock|[A-Z]|A+)\b|«[^»]*»/g;

/** Texts of elements and attributes, without what is marked as English or as written by a customer. */
function readTexts(): string[] {
  const ATTRIBUTES = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];
  const OTHERS = '.sb-wrapper, body [lang=en], [dir=auto], address bdi, script, style, noscript';
  const isOurs = (element: Element | null) => element !== null && element.closest(OTHERS) === null;
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (isOurs(parentElement)) texts.push(textContent ?? '');
  }
  for (const name of ATTRIBUTES) {
    for (const element of document.querySelectorAll(`body [${name}]`)) {
      if (isOurs(element)) texts.push(element.getAttribute(name) ?? '');
    }
  }
  return texts;
}

/** English texts of a story that is shown in Arabic. */
export async function latinTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(readTexts);
  const english = texts.filter((text) => latinWordsOf(text.replace(NAMES, ' ')).length > 0);
  return [...new Set(english.map((text) => `in English: ${text.trim()}`))];
}
