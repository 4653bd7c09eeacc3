import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test as customerTest } from './customer.ts';

/** What the translator writes around each text, so that a test can tell it from one that React wrote. */
const MARKS = { start: '‹', end: '›' };

/** The text that the translator shows for a text of the shop. */
export const translated = (text: string) => MARKS.start + text + MARKS.end;

/** Elements whose whole text is the translation of a text. */
export const shown = (place: Page | Locator, text: string) =>
  place.getByText(translated(text), { exact: true });

/**
 * Translates every page of the context as Chrome does: it replaces each text node, also later ones, with an element that
 * contains the translation. React keeps the replaced nodes.
 */
async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(({ start, end }) => {
    const HTML = 'http://www.w3.org/1999/xhtml';
    // With a namespace, because the types deprecate the element.
    const createFont = () => document.createElementNS(HTML, 'font');
    const SKIPPED = 'script, style, noscript, textarea, title, [translate=no], .notranslate';

    function translate(text: Text): void {
      if (text.data.trim() === '' || text.parentElement?.closest(SKIPPED) !== null) return;
      const [outer, inner] = [createFont(), createFont()];
      outer.setAttribute('style', 'vertical-align: inherit');
      inner.setAttribute('style', 'vertical-align: inherit');
      inner.className = 'notranslate';
      inner.textContent = start + text.data + end;
      outer.append(inner);
      text.replaceWith(outer);
    }

    function translateAll(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    }

    window.addEventListener('load', () => {
      translateAll(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          if (target instanceof Text) translate(target);
          for (const node of addedNodes) {
            if (node instanceof Text) translate(node);
            else translateAll(node);
          }
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  }, MARKS);
}

/** Hydration after the translation renders the part again, which React reports. */
const MISMATCH = '#418';

/**
 * Playwright's `test` with a customer whose browser translates each page. It fails when React does, for example at a text that
 * it cannot insert an element before.
 */
export const test = customerTest.extend<{ translator: void }>({
  translator: [
    async ({ context, page }, use) => {
      const failures: string[] = [];
      page.on('pageerror', ({ message }) => failures.push(message));
      await translatePages(context);
      await use();
      expect(failures.filter((message) => !message.includes(MISMATCH))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
