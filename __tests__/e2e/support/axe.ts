import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** How much axe thinks a problem matters, from least to most. */
const IMPACTS = ['minor', 'moderate', 'serious', 'critical'] as const;

/** Fails with the rules and places that axe objects to on the page as it stands, from this impact on. */
export async function expectAccessible(
  page: Page,
  from: (typeof IMPACTS)[number] = 'serious',
): Promise<void> {
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
  const found = violations
    .filter(({ impact }) => isGrave(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
  expect({ address: page.url(), found }).toEqual({ address: page.url(), found: [] });
}
