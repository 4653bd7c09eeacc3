import { messagesIn } from '../../server/messages/messages.ts';
import { madeMessages } from '../../src/components/made/messages.ts';
import { messages as cart } from '../../src/features/cart/messages.ts';
import { sharedMessages as sharedCart } from '../../src/features/cart/shared/messages.ts';
import { messages as checkout } from '../../src/features/checkout/messages.ts';
import { messages as orders } from '../../src/features/orders/messages.ts';
import { messages as product } from '../../src/features/products/detail/messages.ts';
import { configuratorMessages as made } from '../../src/features/windows/made/messages.ts';
import { stepMessages as steps } from '../../src/features/windows/made/steps/messages.ts';
import { formatMoney } from '../../src/lib/money.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { fillBilling, orderAndPay } from './support/checkout.ts';
import { expect, test } from './support/shop.ts';
import { signIn } from './support/signIn.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 860 };

/** The worked examples C2 and B1: a lined wave curtain on a track of 290 cm, a roller blind for a recess, on a phone in steps. */
const examples = [
  {
    kind: 'curtain',
    id: 'almas-ivory-linen',
    width: '241',
    drop: '265',
    choose: [made.linings.lining],
    price: 4498,
    line: madeMessages.lines.making,
  },
  {
    kind: 'blind',
    id: 'ufuq-screen-roller',
    width: '120.5',
    drop: '200',
    choose: [made.answers.no],
    price: 440,
    line: madeMessages.lines.blind,
  },
] as const;

for (const { kind, id, width, drop, choose, price, line } of examples) {
  test(
    `a customer measures for a ${kind}, sees its price, signs in, pays and finds drawing and breakdown`,
    bilingual,
    async ({ page, shop, language, t, pathOf }) => {
      const email = `${kind}.${language}@sadeel.example`;
      const money = formatMoney(price, 'AED', language);
      if (kind === 'blind') await page.setViewportSize(PHONE);
      await page.goto(pathOf(`/product-detail?id=${id}`));
      const finished = page.getByRole('radio', { name: t(product.ways.made) });
      await page.getByRole('heading', { level: 1 }).waitFor();
      if ((await finished.count()) > 0) {
        // The URL changes first.
        await finished.click();
        await expect(finished).toBeChecked();
      }
      const configurator = page.getByRole('region', { name: t(made.title) });
      await page.getByRole('textbox', { name: t(made.width[kind]), exact: true }).fill(width);
      await page.getByRole('textbox', { name: t(made.drop[kind]), exact: true }).fill(drop);
      const nextStep = async (step: keyof typeof steps.titles) => {
        if (kind === 'blind')
          await page
            .getByRole('button', { name: t(steps.next, { step: t(steps.titles[step]) }) })
            .click();
      };
      await nextStep('move');
      for (const choice of choose) {
        await configurator.getByRole('radio', { name: new RegExp(`^${t(choice)}`) }).check();
      }
      const bar = page.getByRole('group', { name: t(made.priceOf) });
      await expect(bar.getByText(money)).toBeVisible();
      await nextStep('check');
      await page.getByRole('radio', { name: new RegExp(`^${t(made.self)}`) }).check();
      await expectAccessible(page);
      await bar.getByRole('button', { name: t(made.add) }).click();
      await signIn(page, shop, email, t);

      await expect(page).toHaveURL((url) => url.pathname === pathOf('/product-detail'));
      await expect(page.getByText(t(sharedCart.added))).toBeVisible();
      await page.setViewportSize(WIDE);
      await page.goto(pathOf('/cart'));
      await expect(page.getByRole('cell', { name: money }).first()).toBeVisible();
      await page.getByRole('link', { name: t(cart.toCheckout) }).click();
      await fillBilling(page, t);
      await page.getByLabel(t(checkout.fields.email)).fill(email);
      await page.getByRole('checkbox', { name: /Stripe/ }).check();
      // Al Ain is outside the area in which the shop fits.
      const { notFitted } = messagesIn(language).made;
      const city = page.getByLabel(t(checkout.fields.city));
      await city.fill('Al Ain');
      await expect(page.getByText(notFitted)).toBeVisible();
      await city.fill('Dubai');
      await expect(page.getByText(notFitted)).toBeHidden();
      await expectAccessible(page);
      const payment = await orderAndPay(page, { language, t, pathOf });
      const items = payment.getByRole('list', { name: t(orders.items) });
      await expect(items.getByRole('img', { name: /241|120\.5/ })).toBeVisible();
      await expect(items.getByRole('rowheader', { name: t(line), exact: true })).toBeVisible();
      await expect(items.getByText(money).first()).toBeVisible();
    },
  );
}

test('a press right after typing keeps the size', async ({ page, t, pathOf }) => {
  // Each step renders in a transition, which the next press interrupts: not at the same moment every time.
  for (const round of [1, 2, 3, 4]) {
    await page.goto(pathOf('/product-detail?id=almas-ivory-linen&size=made'));
    const width = page.getByRole('textbox', { name: t(made.width.curtain), exact: true });
    const drop = page.getByRole('textbox', { name: t(made.drop.curtain), exact: true });
    await width.fill(`24${round}`);
    await drop.fill('265');
    const lining = page.getByRole('radio', { name: new RegExp(`^${t(made.linings.lining)}`) });
    await lining.check();
    await expect(page).toHaveURL(new RegExp(`made=24${round}x265.*_lining_`));
    await expect(width).toHaveValue(`24${round}`);
    await expect(drop).toHaveValue('265');
    await expect(lining).toBeChecked();
  }
});
