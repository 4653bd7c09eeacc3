import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { arabicCatalog } from '@/app/i18n/arabicCatalog';
import { matchPage } from '@/app/routing/routes';
import type { Language } from '@/contract/common';
import { exampleUrl, isBare, pageIds, pages } from '@/contract/pages';
import { createI18n } from '@/i18n/createI18n';
import { invoicePath, orderPath, quotePath } from '@/lib/paths';
import { namedLandmarks } from '../support/landmarks';
import { pageNames, type PageName } from '../support/pageNames';
import { renderApp } from '../support/renderApp';
import { placeOrder, succeed } from '../support/serverClient';
import { createTestServer, TEST_ORIGIN, type TestServer } from '../support/testServer';

const EMAIL = 'layla@sadeel.example';
const LINE = { productId: 'almas-ivory-linen', sizeId: 'almas-ivory-linen-1' };
const NAMES: readonly PageName[] = [...pageIds, 'notFound'];
/** Landmarks that the shop's layout adds to its pages. */
const FRAME: Record<Language, { navigation: string; toasts: string }> = {
  en: { navigation: 'navigation: Main', toasts: 'region: Notifications, Alt+T' },
  ar: { navigation: 'navigation: القائمة الرئيسية', toasts: 'region: الإشعارات، Alt+T' },
};
let server: TestServer;
let urls: Partial<Record<PageName, string>>;
let number: string;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-07-15T09:00:00Z' });
  const token = await server.signIn(EMAIL);
  const { order, url } = await placeOrder(server, token, LINE);
  await server.fetch(new URL(`${url ?? ''}/approve`, TEST_ORIGIN), { method: 'POST' });
  await succeed(server, 'POST /user/add-to-cart', { token, body: LINE });
  const id = order?._id ?? '';
  const { invoices } = await succeed(server, 'GET /user/get-invoices', {
    token,
    query: { _id: id },
  });
  number = order?.orderId.slice(-5) ?? '';
  const body = { sizeIds: [LINE.sizeId], quantities: [1] };
  const quote = await succeed(server, 'POST /user/save-quote', { token, body });
  urls = {
    quote: quotePath(quote.token),
    orderDetail: orderPath(id),
    invoice: invoicePath(id, invoices[0]?._id ?? ''),
  };
});
afterAll(() => server.close());

const urlOf = (page: PageName): string =>
  page === 'notFound' ? '/nowhere' : (urls[page] ?? exampleUrl(page));

async function open(page: PageName, language: Language) {
  const url = urlOf(page);
  // Preloaded, because the first import of a page can exceed the query timeout.
  await matchPage(url).load();
  return renderApp(url, {
    server,
    i18n: createI18n(language, language === 'ar' ? arabicCatalog : {}),
    signedIn: page !== 'notFound' && pages[page].access === 'customer' ? EMAIL : false,
    ...(page === 'verifyOtp' && { state: { email: EMAIL, deadline: Date.now() + 600_000 } }),
  });
}

describe.each(['en', 'ar'] as const)('in the language %s', (language) => {
  it.each(NAMES)('%s has its heading and landmarks', async (page) => {
    const { unmount } = await open(page, language);
    const { title, landmarks } = pageNames[page];
    const heading = await screen.findByRole('heading', {
      level: 1,
      name: title[language].replace('{number}', number),
    });
    expect(screen.getByRole('main')).toContainElement(heading);
    const { navigation, toasts } = FRAME[language];
    const hasFrame = page === 'notFound' || !isBare(pages[page]);
    const expected = [
      ...(hasFrame ? [navigation] : []),
      ...landmarks.map((landmark) => landmark[language]),
    ];
    await waitFor(() =>
      expect(
        namedLandmarks()
          .filter((landmark) => landmark !== toasts)
          .toSorted(),
      ).toEqual(expected.toSorted()),
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    unmount();
  });
});
