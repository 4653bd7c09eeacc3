import fc from 'fast-check';
import type { WindowPrice, WindowPriceRequest } from '../../src/contract/madeToMeasure.ts';
import { messages as product } from '../../src/features/products/detail/messages.ts';
import { configuratorMessages as made } from '../../src/features/windows/made/messages.ts';
import { formatMoney } from '../../src/lib/money.ts';
import { PROPERTY_SEED } from '../support/propertySeed.ts';
import { expect, test } from './support/shop.ts';
import { thorough } from './support/thorough.ts';

/** Priced windows of each product. */
const WINDOWS = 150;
/** Random ones, of which some cannot be made. */
const TRIES = 600;
/** Each window waits until the page asks the server, some 400 ms after the last change. */
const TIMEOUT_MS = 1_200_000;

/** To the millimetre, in cm. */
const length = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((millimetres) => millimetres / 10);

/** A size and the values of radio buttons, of which an unavailable one is not chosen. */
const products: readonly {
  kind: 'curtain' | 'blind';
  id: string;
  window: fc.Arbitrary<{ width: number; drop: number; choices: readonly string[] }>;
}[] = [
  {
    kind: 'curtain',
    id: 'almas-ivory-linen',
    window: fc.record({
      width: length(60, 700),
      drop: length(60, 360),
      choices: fc.tuple(
        fc.constantFrom('wave', 'double', 'triple', 'pencil'),
        fc.constantFrom('none', 'lining', 'blackout', 'interlined'),
        fc.constantFrom('pair', 'left', 'right'),
        fc.constantFrom('hand', 'battery', 'mains'),
      ),
    }),
  },
  {
    kind: 'blind',
    id: 'ufuq-screen-roller',
    window: fc.record({
      width: length(40, 300),
      drop: length(40, 320),
      choices: fc.tuple(
        fc.constantFrom('inside', 'outside'),
        fc.constantFrom('chain', 'cordless', 'battery', 'mains'),
      ),
    }),
  },
];

for (const { kind, id, window } of products) {
  test(
    `the built page shows ${WINDOWS} random windows of ${id} at the price of the server`,
    thorough,
    async ({ page, language, t, pathOf }) => {
      test.setTimeout(TIMEOUT_MS);
      const prices = new Map<string, number | null>();
      const keyOf = (width: number | null | undefined, drop: number | null | undefined) =>
        `${width} x ${drop}`;
      // The page gets the server's answer once its own price has been read.
      let reading = Promise.resolve();
      let endReading: () => void = () => undefined;
      await page.route('**/user/price-window', async (route) => {
        const { window: asked } = route.request().postDataJSON() as WindowPriceRequest;
        const response = await route.fetch();
        const { price } = (await response.json()) as WindowPrice;
        prices.set(keyOf(asked.widths[0], asked.drops[0]), price);
        await reading;
        await route.fulfill({ response });
      });

      await page.goto(pathOf(`/product-detail?id=${id}&size=made`));
      const configurator = page.getByRole('region', { name: t(made.title) });
      const widthField = page.getByRole('textbox', { name: t(made.width[kind]), exact: true });
      const dropField = page.getByRole('textbox', { name: t(made.drop[kind]), exact: true });
      const shown = page.getByRole('group', { name: t(made.priceOf) }).locator('bdi');
      await expect(page.getByText(t(product.ways.madeHint))).toBeVisible();

      let priced = 0;
      for (const tried of fc.sample(window, { numRuns: TRIES, seed: PROPERTY_SEED })) {
        if (priced === WINDOWS) break;
        reading = new Promise((resolve) => {
          endReading = resolve;
        });
        for (const value of tried.choices) {
          const choice = configurator.locator(`input[type=radio][value=${value}]:enabled`);
          if ((await choice.count()) > 0) await choice.first().dispatchEvent('click');
        }
        await dropField.fill(String(tried.drop));
        await widthField.fill(String(tried.width));
        const [text] = await shown.allTextContents();
        if (text !== undefined) {
          const key = keyOf(tried.width, tried.drop);
          await expect.poll(() => prices.get(key), { intervals: [50] }).toBeDefined();
          expect(text, `${key}, ${tried.choices.join(', ')}`).toBe(
            formatMoney(prices.get(key) ?? Number.NaN, 'AED', language),
          );
          priced += 1;
        }
        endReading();
      }
      expect(priced).toBe(WINDOWS);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );
}
