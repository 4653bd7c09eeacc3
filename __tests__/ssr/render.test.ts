import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RenderedPage } from '@/contract/render';
import { stripMarkup } from '@/lib/stripMarkup';
import { renderPage } from '@/render';
import { createTestServer, TEST_ORIGIN, type TestServer } from '../support/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const render = (url: string, fetch = server.fetch): Promise<RenderedPage> =>
  renderPage({ url, origin: TEST_ORIGIN, fetch });

/** Keys of the queries in the page's cache, besides the facts of the footer. */
const queriesOf = ({ cache }: RenderedPage) =>
  Object.keys(cache.queries).filter((key) => key !== 'getShopFacts(undefined)');

const readText = ({ body = '' }: RenderedPage) => stripMarkup(body);

const PRODUCT = 'almas-ivory-linen';

describe('renderPage', () => {
  it('runs without a window', () => {
    expect(typeof window).toBe('undefined');
  });

  it('renders the home page with all sections and returns the fulfilled query', async () => {
    const page = await render('/');
    expect(page).toMatchObject({ status: 200, chunk: 'HomePage' });
    expect(page.head).toContain('<title>');
    expect(page.head).toContain(`<link rel="canonical" href="${TEST_ORIGIN}/"/>`);
    for (const text of ['Almas Ivory Linen', 'Book a Free same day appointment', 'Subcategories']) {
      expect(readText(page)).toContain(text);
    }
    expect(queriesOf(page)).toEqual(['getHomePage(undefined)']);
    expect(page.cache.queries).toHaveProperty(['getShopFacts(undefined)']);
  });

  it('embeds article bodies only in the page of an article', async () => {
    const EXCERPT = 'one of the largest pieces of cloth';
    const articlePage = await render(
      '/articleDetails?article=how-to-choose-a-curtain-fabric-you-will-still-like-in-ten-years',
    );
    expect(readText(articlePage)).not.toContain('could not find');
    expect(JSON.stringify(articlePage.cache)).toContain(EXCERPT);
    expect(JSON.stringify((await render('/')).cache)).not.toContain(EXCERPT);
  });

  it.each([
    ['/products', 'Almas Ivory Linen'],
    ['/products?page=2', 'Fabrics'],
    [`/product-detail?id=${PRODUCT}`, '140 cm width'],
    ['/compare?ids=almas-ivory-linen,noor-white-voile', 'Noor White Voile'],
    ['/guide', 'A linen-look sheer'],
    ['/guide?for=bedroom&facing=east&seen=near', 'Layl Charcoal Blackout'],
    ['/Categories', 'Subcategories'],
    ['/FAQ', 'Frequently asked questions'],
    ['/our-works', 'Our Works'],
    ['/about', 'About'],
    ['/services/custom-tailoring', 'Custom tailoring'],
    ['/privacy', 'Privacy Policy'],
    ['/login', 'Create an account'],
  ])('renders %s with all its data', async (url, text) => {
    const page = await render(url);
    expect(page.status).toBe(200);
    expect(readText(page)).toContain(text);
    expect(page.body).not.toContain('aria-busy="true"');
  });

  it('returns the CSS of every class, with the global styles first', async () => {
    const { styles, body = '' } = await render('/');
    const used = [...body.matchAll(/class="[^"]*?\bcss-([^\s"]+)/g)].map(([, id = '']) => id);
    expect(used.length).toBeGreaterThan(20);
    const ids = styles.flatMap((chunk) => chunk.ids);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    expect(styles.at(-1)?.key).toBe('css');
    expect(styles[0]?.key).toBe('css-global');
  });

  it('blocks the first paint until the top bar is parsed', async () => {
    const expected = /<link rel="expect" href="#([^"]+)" blocking="render"\/>/;
    const home = await render('/');
    expect(home.body).toMatch(new RegExp(`<header [^>]*id="${expected.exec(home.head)?.[1]}"`));
    expect((await render('/login')).head).not.toMatch(expected);
  });

  it('renders no inline scripts or templates', async () => {
    const { body = '' } = await render('/');
    const scripts = [...body.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.filter((tag) => !tag.includes('application/ld+json'))).toEqual([]);
    expect(body).not.toContain('<template');
  });

  it('renders protected routes without data', async () => {
    const page = await render('/cart');
    expect(page.status).toBe(200);
    expect(queriesOf(page)).toEqual([]);
  });

  it.each([
    ['an unknown URL', '/nowhere'],
    ['an unknown product', '/product-detail?id=nothing'],
    ['an unknown category', '/curtains?categoryId=nothing'],
    ['an unknown work', '/our-work-details?id=nothing'],
    ['an unknown article', '/articleDetails?article=nothing'],
    ['an unknown feature', '/detailsPage?feature=nothing'],
  ])('returns 404 for %s', async (_case, url) => {
    expect((await render(url)).status).toBe(404);
  });

  it('returns no body when a query is rejected', async () => {
    const refusing = () => Promise.resolve(Response.json({ message: 'No.' }, { status: 403 }));
    expect(await render('/', refusing)).toMatchObject({
      status: 200,
      body: undefined,
      head: '',
      cache: { queries: {} },
    });
  });

  it('sends requests without a token', async () => {
    const headers: Headers[] = [];
    await render('/products', (input, init) => {
      headers.push(new Request(input, init).headers);
      return server.fetch(input, init);
    });
    expect(headers.length).toBeGreaterThan(0);
    expect(headers.some((each) => each.has('authorization'))).toBe(false);
  });

  it('isolates concurrent renders', async () => {
    const [home, faq] = await Promise.all([render('/'), render('/FAQ')]);
    expect(queriesOf(faq)).toEqual(['getFaq({"limit":10,"page":1})']);
    expect(readText(home)).not.toContain('Frequently asked questions');
  });
});
