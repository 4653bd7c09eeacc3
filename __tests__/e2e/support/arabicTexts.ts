import type { Page } from '@playwright/test';
import { latinWordsOf } from '../../support/latinWords.ts';

interface Texts {
  /** Texts of elements and of attributes that users read or hear. */
  all: string[];
  /** Numbers whose groups of digits are shown in the wrong order. */
  reversed: string[];
}

/** Texts of the page, without what customers wrote: it is marked with `dir="auto"` or in the lines of an address. */
function readTexts(): Texts {
  const ATTRIBUTES = ['aria-label', 'aria-roledescription', 'aria-description', 'alt', 'title'];
  const NO_TEXTS = 'script, style, noscript, .MuiAvatar-root';
  /** A phone number, which is always written from left to right. */
  const NUMBER = /\+?\d+(?: \d+)+/g;
  const isOurs = (element: Element | null) =>
    element !== null && element.closest(`[dir=auto], address bdi, ${NO_TEXTS}`) === null;
  const leftOf = (node: Node, start: number) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + 1);
    return range.getBoundingClientRect();
  };

  const all: string[] = [document.title];
  const reversed: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent ?? '';
    if (!isOurs(node.parentElement)) continue;
    all.push(text);
    for (const { 0: number, index } of text.matchAll(NUMBER)) {
      const [first, last] = [leftOf(node, index), leftOf(node, index + number.length - 1)];
      if (first.top === last.top && first.left > last.left) reversed.push(text);
    }
  }
  for (const name of [...ATTRIBUTES, 'placeholder']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (isOurs(element)) all.push(element.getAttribute(name) ?? '');
    }
  }
  return { all, reversed };
}

/** Latin words, Latin punctuation and reversed numbers on an Arabic page. */
export async function findForeignTexts(page: Page): Promise<string[]> {
  const { all, reversed } = await page.evaluate(readTexts);
  const arabic = all.filter((text) => /[\u0600-\u06FF]/.test(text));
  return [
    ...latinWordsOf(all.join('\n')),
    ...arabic.filter((text) => /[?;]|,(?!\d)/.test(text)),
    ...reversed,
  ];
}
