import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Impacts of axe violations, in ascending order. */
const IMPACTS = ['minor', 'moderate', 'serious', 'critical'] as const;
type Impact = (typeof IMPACTS)[number];

/** Violations of at least this impact: rules and elements. */
async function findViolations(page: Page, from: Impact): Promise<string[]> {
  // Elements that fade in do not have their final colors yet.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const isSevere = (impact: string | null | undefined) =>
    IMPACTS.slice(IMPACTS.indexOf(from)).some((severe) => severe === impact);
  return violations
    .filter(({ impact }) => isSevere(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}

/** Fails on axe violations that persist; a toast that fades out meanwhile is ignored. */
export async function expectAccessible(page: Page, from: Impact = 'serious'): Promise<void> {
  await expect(async () => {
    const found = await findViolations(page, from);
    expect({ url: page.url(), found }).toEqual({ url: page.url(), found: [] });
  }).toPass({ timeout: 30_000 });
}
