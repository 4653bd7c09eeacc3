import { expect, type Page, type Route as Request } from '@playwright/test';
import fc from 'fast-check';
import { messages as layout } from '../../src/app/layout/messages.ts';
import { routesWithData } from '../support/faults/browserCells.ts';
import type { Route } from '../support/faults/screens.ts';
import { PROPERTY_SEED } from '../support/propertySeed.ts';
import { mutate, mutations, type Mutation } from '../support/wrongData/mutate.ts';
import { collectConsoleProblems } from './support/consoleProblems.ts';
import { test } from './support/customer.ts';
import { focusWindow } from './support/focusWindow.ts';
import { shopIn } from './support/language.ts';
import { prepareScreen, showScreen } from './support/prepareScreen.ts';
import { expectNoSidewaysScroll, expectSoundText } from './support/soundScreen.ts';
import { thorough } from './support/thorough.ts';
import { untilHydrated } from './support/untilHydrated.ts';

const { t } = shopIn('en');

/** Payloads on each screen; one of them changes every response that the screen requests. */
const CASES = 100;
/** Payloads that one screen receives one after the other, before it is opened again with the next. */
const PER_SCREEN = 10;
/** The screen with the most responses, in the normal run; the others are thorough. */
const QUICK: Route = 'productDetail';

const payloads = fc.sample(mutations, { numRuns: CASES, seed: PROPERTY_SEED });

/** Changes the responses to the reads of the page. @returns sets the changes, and waits for what they change */
async function changeResponses(page: Page) {
  const valid = new Map<string, unknown>();
  let changes: readonly Mutation[] = [];
  let open = 0;
  let served = 0;
  const respond = async (route: Request) => {
    open += 1;
    const url = route.request().url();
    if (!valid.has(url)) valid.set(url, await (await route.fetch()).json());
    await route.fulfill({ json: mutate(valid.get(url), changes) ?? null });
    open -= 1;
    served += 1;
  };
  await page.route('**/api/user/get-*', respond);
  return {
    change: (next: readonly Mutation[]) => {
      changes = next;
      served = 0;
    },
    untilServed: () =>
      expect.poll(() => served > 0 && open === 0, { intervals: [10, 20, 50] }).toBe(true),
  };
}

/** Resolves when the browser has rendered and has nothing else to do. */
const untilIdle = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  );

async function expectSound(page: Page): Promise<void> {
  await expectSoundText(page);
  await expectNoSidewaysScroll(page);
  await expect(page.getByText(t(layout.pageFailed.title))).toHaveCount(0);
  await expect(page.locator('[data-injected]')).toHaveCount(0);
}

test.use({ viewport: { width: 320, height: 640 } });

for (const route of routesWithData) {
  test(`wrong data: ${route}`, route === QUICK ? {} : thorough, async ({ page, context, shop }) => {
    const url = await prepareScreen(route, context, shop);
    await page.goto('/terms');
    await untilHydrated(page.locator('main a').first());
    const problems = collectConsoleProblems(page);
    const responses = await changeResponses(page);

    for (const [index, payload] of payloads.entries()) {
      await test.step(JSON.stringify(payload), async () => {
        responses.change(payload);
        if (index % PER_SCREEN === 0) {
          await page.goto('/terms');
          await showScreen(page, url);
        } else {
          await focusWindow(page);
        }
        await responses.untilServed();
        await untilIdle(page);
        await expectSound(page);
        expect(problems).toEqual([]);
      });
    }
  });
}
