import { expect, type Page } from '@playwright/test';

/** Texts of the document with its attributes, its title and what is entered in its fields. */
function readDocument(): string {
  const fields = [...document.querySelectorAll('input, textarea, select')];
  const entered = fields.map((field) => (field as HTMLInputElement).value);
  return [document.title, document.documentElement.outerHTML, ...entered].join('\n');
}

/** Waits until the document contains every text. */
export async function expectDocumentWith(page: Page, texts: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const content = await page.evaluate(readDocument);
      return texts.filter((text) => !content.includes(text));
    }, `${page.url()} does not contain`)
    .toEqual([]);
}

/** Waits until the document contains none of the texts. */
export async function expectDocumentWithout(page: Page, texts: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const content = await page.evaluate(readDocument);
      return texts.filter((text) => content.includes(text));
    }, `${page.url()} still contains`)
    .toEqual([]);
}
