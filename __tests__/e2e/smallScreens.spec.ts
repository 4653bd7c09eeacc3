import type { Locator, Page } from '@playwright/test';
import { messages as layout } from '../../src/app/layout/messages.ts';
import { messages as components } from '../../src/components/messages.ts';
import { bilingual } from './support/bilingual.ts';
import { fillCart, lineOf, placeOrder } from './support/apiRequests.ts';
import { expect, test } from './support/customer.ts';
import { prepareScreens } from './support/prepareScreen.ts';
import { thorough } from './support/thorough.ts';

const PRODUCT = '/product-detail?id=zabeel-emerald-velvet';
const WORK = '/our-work-details?id=villa-emirates-hills';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Doubles the root font size, as the font size of the browser does. */
const doubleText = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Width of the content that is wider than the page, and texts wider than their box; truncated names of pages may be. */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`page: ${scrollWidth} px`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isHidden = (element: Element | null): boolean =>
      // Visually hidden elements are 1 px wide.
      element !== null && (element.clientWidth === 1 || isHidden(element.parentElement));
    while (texts.nextNode()) {
      const text = texts.currentNode;
      let box = text.parentElement;
      while (box !== null && getComputedStyle(box).display === 'inline') box = box.parentElement;
      if (box === null || isHidden(box) || box.closest('[aria-current=page]') !== null) continue;
      const { left, right } = box.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      // Text that is not rendered has no width.
      if (words.width > 0 && (words.left < left - 1 || words.right > right + 1)) {
        found.push(text.textContent ?? '');
      }
    }
    return found;
  });

const bottomOf = async (target: Locator) => {
  const box = await target.boundingBox();
  return box === null ? Infinity : box.y + box.height;
};

test(
  'with text of twice the size, no page scrolls sideways and every text fits its box (product 2.10)',
  bilingual,
  async ({ page, context, shop, pathOf }) => {
    const order = await placeOrder(context, shop);
    await fillCart(context, shop, [
      lineOf('almas-ivory-linen'),
      lineOf('zabeel-emerald-velvet', 2),
    ]);
    await doubleText(page);
    const urls = [
      '/',
      '/products',
      PRODUCT,
      WORK,
      '/FAQ',
      '/cart',
      '/Checkout',
      '/MyOrders',
      '/account',
    ];
    const overflow: Record<string, string[]> = {};
    for (const path of [...urls, `/MyOrders-detail?id=${order}`, '/login']) {
      const url = pathOf(path);
      if (path === '/login') await page.evaluate(() => localStorage.clear());
      await page.goto(url);
      await expect(page).toHaveURL(url);
      await page.waitForLoadState('networkidle');
      const found = await findOverflow(page);
      if (found.length > 0) overflow[url] = found;
    }
    expect(overflow).toEqual({});
  },
);

test(
  'a visit is booked from every page within two taps (product 2.5 to 2.8)',
  { tag: [bilingual.tag, thorough.tag] },
  async ({ page, context, shop, t, pathOf }) => {
    test.slow();
    const booking = page.getByRole('link', { name: t(components.bookVisit) });
    const menu = page.getByRole('button', { name: t(layout.openMenu) });
    for (const [route, url] of await prepareScreens(context, shop)) {
      await page.goto(pathOf(url));
      await page.waitForLoadState('networkidle');
      // Pages without a menu have the wordmark.
      const home = page.getByRole('link', { name: t(layout.wordmark) });
      await ((await menu.isVisible()) ? menu : home).first().tap();
      const link = (await menu.isVisible())
        ? page.getByRole('dialog').locator(booking)
        : booking.first();
      await link.tap();
      await expect(page, route).toHaveURL(pathOf('/#bookingID'));
      await expect(page.locator('#bookingID')).toBeInViewport();
    }
  },
);

test('the chat button is behind the booking form, not above its fields (product 3.1)', async ({
  page,
}) => {
  await page.goto('/');
  const chat = page.getByRole('link', { name: /^Chat/ });
  const date = page.getByLabel('Date');
  await expect(chat).toBeVisible();
  await date.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      const above = await chat.boundingBox();
      // Moves the icon of the date field to the place of the chat button.
      return date.evaluate(
        (field, y) => {
          const { top, right, height } = field.getBoundingClientRect();
          window.scrollBy(0, top + height / 2 - y);
          const icon = field.getBoundingClientRect();
          return document.elementFromPoint(right - 23, icon.top + icon.height / 2) === field;
        },
        (above?.y ?? 0) + 24,
      );
    })
    .toBe(true);
  // In front for keyboards, because a focused element must be visible.
  await chat.focus();
  const isInFront = (link: Element) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  await expect.poll(() => chat.evaluate(isInFront)).toBe(true);
});

test.describe('on a phone in landscape orientation', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('the first view has the button of the home page, and name and price of a product (product 2.11)', async ({
    page,
  }) => {
    await page.goto('/');
    const action = page.locator('[data-active=true]').getByRole('link').last();
    expect(await bottomOf(action)).toBeLessThanOrEqual(390);

    await page.goto(PRODUCT);
    const main = page.getByRole('main');
    const bar = await page.getByRole('region', { name: 'Buy' }).boundingBox();
    const visible = bar?.y ?? 390;
    expect(await bottomOf(main.getByRole('heading', { level: 1 }))).toBeLessThanOrEqual(visible);
    expect(await bottomOf(main.getByText(/AED/).first())).toBeLessThanOrEqual(visible);
  });
});
