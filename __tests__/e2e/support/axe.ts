import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** How much axe thinks a problem matters, from least to most. */
const IMPACTS = ['minor', 'moderate', 'serious', 'critical'] as const;
type Impact = (typeof IMPACTS)[number];

/** What axe objects to on the page as it stands, from this impact on: rules and places. */
async function findObjections(page: Page, from: Impact): Promise<string[]> {
  // What is still fading in has not its own colours yet.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const isGrave = (impact: string | null | undefined) =>
    IMPACTS.slice(IMPACTS.indexOf(from)).some((grave) => grave === impact);
  return violations
    .filter(({ impact }) => isGrave(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}

/** Fails with what axe goes on objecting to; a toast that fades out while it looks does not count. */
export async function expectAccessible(page: Page, from: Impact = 'serious'): Promise<void> {
  await expect(async () => {
    const found = await findObjections(page, from);
    expect({ address: page.url(), found }).toEqual({ address: page.url(), found: [] });
  }).toPass({ timeout: 30_000 });
}
