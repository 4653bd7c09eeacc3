import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '@/app/App';
import { LanguageRoot } from '@/app/i18n/LanguageRoot';
import { arabicCatalog } from '@/app/i18n/arabicCatalog';
// Preloaded, because the first import of a page can exceed the query timeout.
import '@/pages/CheckoutPage';
import '@/pages/ProductDetailPage';
import { createI18n } from '@/i18n/createI18n';
import { languageOf, withoutLanguage } from '@/lib/language';
import { makeStore } from '@/store/makeStore';
import { signedIn } from '@/store/slices/authSlice';
import { succeed } from '../../support/serverClient';
import { createTestServer, type TestServer } from '../../support/testServer';
import { createVisibilityStyles } from '../../support/visibilityStyles';
import { enter } from '../../support/enter';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(async () => {
  await server.close();
  window.history.replaceState(null, '', '/');
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
});

/** Opens a URL of the shop in a browser, optionally signed in. */
async function open(
  url: string,
  { isSignedIn = false, state = null }: { isSignedIn?: boolean; state?: object | null } = {},
) {
  window.history.replaceState(state, '', url);
  const language = languageOf(url);
  const sent: URL[] = [];
  const store = makeStore({
    services: {
      apiBaseUrl: 'http://sadeel.test/api',
      fetch: async (input, init) => {
        sent.push(new URL(input instanceof Request ? input.url : String(input)));
        return server.fetch(input, init);
      },
      i18n: createI18n(language, language === 'ar' ? arabicCatalog : {}),
      currentPath: () => withoutLanguage(`${window.location.pathname}${window.location.search}`),
      log: () => undefined,
    },
  });
  if (isSignedIn) {
    const email = 'layla@sadeel.example';
    const token = await server.signIn(email);
    const body = { productId: 'almas-ivory-linen', sizeId: 'almas-ivory-linen-1' };
    await succeed(server, 'POST /user/add-to-cart', { token, body });
    store.dispatch(signedIn({ token, role: 'user', user: { _id: email, email } }));
  }
  const emotionCache = createVisibilityStyles();
  await act(async () => {
    render(
      <LanguageRoot store={store}>
        {(i18n) => <App store={store} i18n={i18n} emotionCache={emotionCache} />}
      </LanguageRoot>,
    );
    await Promise.resolve();
  });
  return { user: userEvent.setup(), store, sent };
}

const toArabic = () => screen.getByRole('link', { name: 'العربية' });
const toEnglish = () => screen.findByRole('link', { name: 'English' });
const here = () => `${window.location.pathname}${window.location.search}`;

describe('the switch of the language (product 14.2)', () => {
  it('shows the page in the other language with its answers, URL and direction', async () => {
    const { user, sent, store } = await open('/product-detail?id=almas-ivory-linen');
    await screen.findByRole('heading', { level: 1, name: 'Almas Ivory Linen' });
    expect(toArabic()).toHaveAttribute('href', '/ar/product-detail?id=almas-ivory-linen');
    const before = sent.length;
    await user.click(toArabic());
    expect(await toEnglish()).toHaveAttribute('href', '/product-detail?id=almas-ivory-linen');
    expect(here()).toBe('/ar/product-detail?id=almas-ivory-linen');
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    // At once: neither a skeleton nor an English name is between.
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('كتان ألماس العاجي');
    const requests = sent.slice(before).filter(({ pathname }) => pathname.includes('/get-'));
    expect(requests.length).toBeGreaterThan(0);
    for (const { searchParams } of requests) expect(searchParams.get('lang')).toBe('ar');
    expect(new Set(requests.map(String)).size).toBe(requests.length);
    expect(JSON.stringify(store.getState().api.queries)).not.toContain('Almas Ivory Linen');
  });

  it('keeps an open answer of the FAQ, in both directions', async () => {
    const { user } = await open('/FAQ');
    const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';
    const openOnes = () =>
      within(screen.getByRole('main')).getAllByRole('button').map(isOpen).join();
    const main = await screen.findByRole('main');
    const questions = await within(main).findAllByRole('button', { expanded: false });
    for (const question of questions.slice(1, 2)) await user.click(question);
    const opened = openOnes();
    const { hash } = window.location;
    await user.click(toArabic());
    await toEnglish();
    expect(openOnes()).toBe(opened);
    const slug = () => decodeURIComponent(window.location.hash.slice(1));
    await waitFor(() => expect(document.getElementById(slug())).toBeVisible());
    expect(window.location.hash).not.toBe(hash);
    await user.click(await toEnglish());
    await waitFor(() => expect(toArabic()).toBeVisible());
    expect(openOnes()).toBe(opened);
    await waitFor(() => expect(window.location.hash).toBe(hash));
    expect(here()).toBe('/FAQ');
  });

  it('stays in the language that the customer has chosen when Back shows an earlier page', async () => {
    const { user } = await open('/terms');
    await user.click(await screen.findByRole('link', { name: 'Sadeel, home' }));
    await waitFor(() => expect(here()).toBe('/'));
    await user.click(await screen.findByRole('link', { name: 'العربية' }));
    await toEnglish();
    await act(async () => {
      window.history.back();
      await Promise.resolve();
    });
    await waitFor(() => expect(here()).toBe('/ar/terms'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/[\u0621-\u064a]/);
  });

  it('keeps a half-filled checkout', async () => {
    const { user } = await open('/checkout', { isSignedIn: true });
    const name = await screen.findByRole('textbox', { name: /First name/ });
    await enter(user, name, 'Layla');
    await user.click(toArabic());
    await toEnglish();
    expect(screen.getByRole('textbox', { name: /الاسم الأول/ })).toHaveValue('Layla');
    await user.click(await toEnglish());
    await waitFor(() => expect(toArabic()).toBeVisible());
    expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Layla');
  });

  it('says what a refused form lacks in the other language', async () => {
    const { user } = await open('/login');
    const address = await screen.findByRole('textbox', { name: 'E-mail address' });
    await user.type(address, 'layla@{Enter}');
    await waitFor(() => expect(address).toHaveAccessibleDescription(/name@/));
    await user.click(toArabic());
    await toEnglish();
    expect(address).toHaveAccessibleDescription(/مثال/);
  });

  it('says so in the other language when an enquiry was sent', async () => {
    const { user } = await open('/');
    const form = await screen.findByRole('form', { name: /appointment/i });
    await enter(user, within(form).getByLabelText(/^Name/), 'Layla');
    await enter(user, within(form).getByLabelText(/^Email/), 'layla@sadeel.example');
    await enter(user, within(form).getByLabelText(/^Phone/i), '0501234567');
    await user.type(within(form).getByLabelText(/^Date/i), '2030-03-04');
    await user.type(within(form).getByLabelText(/^Time/i), '11:00');
    await user.click(within(form).getByRole('checkbox'));
    await user.click(within(form).getByRole('button', { name: 'Submit' }));
    await within(form).findByRole('status');
    await user.click(toArabic());
    await toEnglish();
    expect(within(form).getByRole('status')).toHaveTextContent(/[\u0621-\u064a]/);
  });

  it('keeps the query of an invoice after a direct load', async () => {
    const { user } = await open('/invoice?order=o1&invoice=v1', { isSignedIn: true });
    expect(toArabic()).toHaveAttribute('href', '/ar/invoice?order=o1&invoice=v1');
    await user.click(toArabic());
    await toEnglish();
    expect(here()).toBe('/ar/invoice?order=o1&invoice=v1');
  });

  it('is on the page of the code and keeps the address that the code was sent to', async () => {
    const state = { usr: { email: 'layla@sadeel.example' }, key: 'a', idx: 0 };
    const { user } = await open('/verify-otp', { state });
    expect(await screen.findByText(/layla@sadeel\.example/)).toBeVisible();
    await user.click(toArabic());
    await toEnglish();
    expect(screen.getByText(/layla@sadeel\.example/)).toBeVisible();
    expect(here()).toBe('/ar/verify-otp');
  });

  it('leaves a click for a new tab to the browser', async () => {
    const { user } = await open('/terms');
    const clicks: boolean[] = [];
    window.addEventListener(
      'click',
      (event) => {
        clicks.push(event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
    await user.keyboard('{Control>}');
    await user.click(toArabic());
    expect(clicks).toEqual([false]);
    expect(here()).toBe('/terms');
  });
});
