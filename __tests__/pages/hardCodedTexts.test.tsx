import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { exampleUrl, pagesFor } from '@/contract/pages';
import { createPseudoI18n } from '@/fixtures/pseudoI18n';
import type { I18n } from '@/i18n/createI18n';
import { paths } from '@/lib/paths';
import { latinWordsOf } from '../support/latinWords';
import { renderApp, type RenderAppOptions } from '../support/renderApp';
import { placeOrder } from '../support/serverClient';
import { createTestServer, type TestServer } from '../support/testServer';

const EMAIL = 'layla@sadeel.example';
const LINE = { productId: 'almas-ivory-linen', sizeId: 'almas-ivory-linen-1' };

/** Pseudo-texts for messages, Arabic for everything else: what is left in Latin letters is hard-coded. */
const i18n: I18n = { language: 'ar', t: createPseudoI18n().t };

/** Every page of the table, and further states. */
const PUBLIC = [
  ...pagesFor('everybody').map(exampleUrl),
  paths.login,
  '/curtains-detail?categoryId=curtains&subCategoryId=nothing',
  '/our-work-details?id=nothing',
  '/products?page=2',
  '/products?search=9999',
  '/product-detail?id=nothing',
  '/nowhere',
];
const PROTECTED = pagesFor('customer').map(exampleUrl);

/** A pseudo-text; one that is a value of another is within it. */
const PSEUDO_TEXT = /⟦[^⟦⟧]*⟧/g;
const TEXT_ATTRIBUTES = ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder'];
/** Styles, and words, initials and addresses of customers. */
const IGNORED = 'style, script, p[dir=auto], h3[dir=auto], address bdi, .MuiAvatar-root';

let server: TestServer;
let orderId: string;

beforeAll(async () => {
  server = await createTestServer();
  const token = await server.signIn(EMAIL);
  const { order } = await placeOrder(server, token, LINE);
  orderId = order?._id ?? '';
});
afterAll(() => server.close());

function withoutPseudoTexts(text: string): string {
  const rest = text.replaceAll(PSEUDO_TEXT, ' ');
  return rest === text ? text : withoutPseudoTexts(rest);
}

/** Latin words of the page that no message has. */
function findHardCodedWords(): string[] {
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) => element.closest(IGNORED) === null,
  );
  const texts = elements.flatMap((element) => [
    ...TEXT_ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent ?? ''),
  ]);
  return [...new Set([document.title, ...texts])].filter(
    (text) => latinWordsOf(withoutPseudoTexts(text)).length > 0,
  );
}

async function expectMessagesOnly(path: string, options: RenderAppOptions = {}): Promise<void> {
  const { container, unmount } = await renderApp(path, { server, i18n, ...options });
  await screen.findAllByRole('heading', { level: 1 });
  await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeNull());
  expect(container.textContent).toContain('⟦');
  expect(findHardCodedWords()).toEqual([]);
  unmount();
}

describe('every text is a message or Arabic content', () => {
  it.each(PUBLIC)('at %s', (path) => expectMessagesOnly(path));

  it.each(PROTECTED)('at %s for a customer', (path) =>
    expectMessagesOnly(path, { signedIn: EMAIL }),
  );

  it('at the details of an order', () =>
    expectMessagesOnly(`/MyOrders-detail?id=${orderId}`, { signedIn: EMAIL }));

  it('at /verify-otp with a pending code', () =>
    expectMessagesOnly('/verify-otp', { state: { email: EMAIL, deadline: Date.now() + 60_000 } }));
});
