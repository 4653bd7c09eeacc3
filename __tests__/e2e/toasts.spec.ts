import type { Locator, Page } from '@playwright/test';
import { toastMessages } from '../../src/components/messages.ts';
import { messages } from '../../src/features/auth/messages.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { shopIn } from './support/language.ts';
import { expect, test } from './support/shop.ts';

const toast = (page: Page) => page.locator('[data-toast]');

async function showToast(page: Page, { t, pathOf } = shopIn('en')): Promise<Locator> {
  await page.goto(pathOf('/login'));
  await page.getByRole('button', { name: t(messages.login) }).click();
  const hasText = t(messages.invalidEmail);
  await expect(page.getByRole('alert').filter({ hasText })).toBeVisible();
  return toast(page).filter({ hasText });
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The toast is not visible.');
  return box;
}

/** Start and end of a drag by a share of the toast's width, in px. */
async function dragPath(element: Locator, share: number) {
  const { x, y, width, height } = await boxOf(element);
  const from = { x: x + width / 3, y: y + height / 2 };
  return { from, to: { x: from.x + share * width, y: from.y } };
}

async function dragByMouse(page: Page, share: number): Promise<void> {
  const { from, to } = await dragPath(toast(page), share);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

async function dragByTouch(page: Page, share: number): Promise<void> {
  const { from, to } = await dragPath(toast(page), share);
  const touch = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (let step = 1; step <= 8; step += 1) {
    await send('touchMove', [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y }]);
  }
  await send('touchEnd', []);
}

for (const width of [360, 1440]) {
  test(
    `a toast is shown at the top right of a ${width} px viewport, in Arabic at the top left`,
    bilingual,
    async ({ page, language, t, pathOf }) => {
      await page.setViewportSize({ width, height: 800 });
      const card = await showToast(page, { t, pathOf });
      const { x, y, width: shown } = await boxOf(card);
      const distance = language === 'ar' ? x : width - (x + shown);
      expect(distance).toBeGreaterThanOrEqual(0);
      expect(distance).toBeLessThanOrEqual(24);
      expect(shown).toBeLessThanOrEqual(width);
      expect(y).toBeLessThan(120);
      await expectAccessible(page);
    },
  );
}

test('a toast stays open while hovered', async ({ page }) => {
  await page.clock.install();
  const card = await showToast(page);

  await card.hover();
  await page.clock.fastForward(20_000);
  await expect(card).toBeVisible();
  await page.mouse.move(10, 600);
  await page.clock.fastForward(5_000);
  await expect(card).toBeHidden();
});

test('dragging a toast by 80 percent of its width closes it; a shorter drag snaps back', async ({
  page,
}) => {
  const card = await showToast(page);
  const { x } = await boxOf(card);

  await dragByMouse(page, 0.75);
  await expect.poll(async () => (await boxOf(card)).x).toBe(x);
  await expect(page.getByLabel('E-mail address')).toBeFocused();

  await dragByMouse(page, -0.85);
  await expect(card).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('dragging a toast by 80 percent of its width closes it; a shorter drag snaps back', async ({
    page,
  }) => {
    const card = await showToast(page);
    const { x } = await boxOf(card);

    await dragByTouch(page, 0.6);
    await expect.poll(async () => (await boxOf(card)).x).toBe(x);

    await dragByTouch(page, 0.85);
    await expect(card).toBeHidden();
  });
});

test(
  'Alt+T focuses the newest toast; Esc closes it and returns focus',
  bilingual,
  async ({ page, t, pathOf }) => {
    const card = await showToast(page, { t, pathOf });
    await expect(page.getByLabel(t(messages.email))).toBeFocused();

    await page.keyboard.press('Alt+t');
    await expect(card).toBeFocused();
    await expect(card).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Tab');
    await expect(
      card.getByRole('button', { name: t(toastMessages.closeNotification) }),
    ).toBeFocused();
    await page.keyboard.press('Escape');

    await expect(card).toBeHidden();
    await expect(page.getByLabel(t(messages.email))).toBeFocused();
  },
);
