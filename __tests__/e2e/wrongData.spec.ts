import { expect, type Page, type Route as Request } from '@playwright/test';
import fc from 'fast-check';
import { messages as layout } from '../../src/app/layout/messages.ts';
import { routesWithData } from '../support/faults/browserCells.ts';
import type { Route } from '../support/faults/screens.ts';
import { PROPERTY_SEED } from '../support/propertySeed.ts';
import { HARD_TEXTS, mutate, mutations, replaceTexts } from '../support/wrongData/mutate.ts';
import { collectConsoleProblems } from './support/consoleProblems.ts';
import { test } from './support/customer.ts';
import { focusWindow } from './support/focusWindow.ts';
import { shopIn } from './support/language.ts';
import { prepareScreen, showScreen } from './support/prepareScreen.ts';
import { expectNoSidewaysScroll, expectSoundText } from './support/soundScreen.ts';
import { thorough } from './support/thorough.ts';
import { untilHydrated } from './support/untilHydrated.ts';

const { t } = shopIn('en');

// Screens are independent: each has its customer.
test.describe.configure({ mode: 'parallel' });

/** Random payloads on each screen; each changes every response that the screen requests. */
const CASES = 100;
/** Payloads that one screen receives one after the other, before it is opened again with the next. */
const PER_SCREEN = 10;
/** The screen with the most responses, in the normal run; the others are thorough. */
const QUICK: Route = 'productDetail';

/** Changes a valid response. */
type Change = (valid: unknown) => unknown;

const changes: readonly (readonly [name: string, change: Change])[] = [
  ...HARD_TEXTS.map((text): [string, Change] => [
    text.slice(0, 20),
    (valid) => replaceTexts(valid, text),
  ]),
  ...fc
    .sample(mutations, { numRuns: CASES, seed: PROPERTY_SEED })
    .map((payload): [string, Change] => [
      JSON.stringify(payload),
      (valid) => mutate(valid, payload) ?? null,
    ]),
];

/** Changes the responses to the reads of the page. @returns sets the changes, and waits for what they change */
async function changeResponses(page: Page) {
  const valid = new Map<string, unknown>();
  let change: Change = (response) => response;
  let open = 0;
  let served = 0;
  const respond = async (route: Request) => {
    open += 1;
    const url = route.request().url();
    if (!valid.has(url)) valid.set(url, await (await route.fetch()).json());
    await route.fulfill({ json: change(valid.get(url)) });
    open -= 1;
    served += 1;
  };
  await page.route('**/api/user/get-*', respond);
  return {
    change: (next: Change) => {
      change = next;
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
    const problems = collectConsoleProblems(page);
    const responses = await changeResponses(page);

    for (const [index, [name, change]] of changes.entries()) {
      await test.step(name, async () => {
        responses.change(change);
        if (index % PER_SCREEN === 0) {
          await page.goto('/terms');
          await untilHydrated(page.locator('main a').first());
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
