import { expect, type Locator } from '@playwright/test';

/** Resolves when a control is hydrated; before that, input may be lost. */
export async function untilHydrated(control: Locator): Promise<void> {
  const isHydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => control.evaluate(isHydrated)).toBe(true);
}
