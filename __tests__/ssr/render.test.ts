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

const render = (address: string, fetch = server.fetch): Promise<RenderedPage> =>
  renderPage({ address, origin: TEST_ORIGIN, fetch });

const markupOf = ({ body = '', rest }: RenderedPage) => body + (rest?.body ?? '');
const textOf = (page: RenderedPage) => stripMarkup(markupOf(page));
/** Names of the classes that a piece of markup uses. */
const classesIn = (markup = '') =>
  [...markup.matchAll(/class="[^"]*?\bs-([^\s"]+)/g)].map(([, name = '']) => name);

const PRODUCT = 'almas-ivory-linen';

describe('rendering on a server', () => {
  it('has no window', () => {
    expect(typeof window).toBe('undefined');
  });

  it('paints Home with all its sections and sends the answer along', async () => {
    const page = await render('/');
    expect(page).toMatchObject({ status: 200, chunk: 'HomePage' });
    expect(page.head).toContain('<title>');
    expect(page.head).toContain(`<link rel="canonical" href="${TEST_ORIGIN}/"/>`);
    for (const words of [
      'Almas Ivory Linen',
      'Book a Free same day appointment',
      'Subcategories',
    ]) {
      expect(textOf(page)).toContain(words);
    }
    expect(Object.keys(page.answers.queries)).toEqual(['getHomePage(undefined)']);
  });

  it('sends the texts of articles with the page that shows one, and with no other', async () => {
    const OPENING = 'one of the largest pieces of cloth';
    const read = await render(
      '/articleDetails?article=how-to-choose-a-curtain-fabric-you-will-still-like-in-ten-years',
    );
    expect(textOf(read)).not.toContain('could not find');
    expect(JSON.stringify(read.answers)).toContain(OPENING);
    expect(JSON.stringify((await render('/')).answers)).not.toContain(OPENING);
  });

  it.each([
    ['/products', 'Almas Ivory Linen'],
    ['/products?page=2', 'Fabrics'],
    [`/product-detail?id=${PRODUCT}`, '140 cm width'],
    ['/Categories', 'Subcategories'],
    ['/FAQ', 'Frequently asked questions'],
    ['/our-works', 'Our Works'],
    ['/about', 'About'],
    ['/services/custom-tailoring', 'Custom tailoring'],
    ['/privacy', 'Privacy Policy'],
    ['/login', 'Create an account'],
  ])('paints %s without anything still loading', async (address, words) => {
    const page = await render(address);
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain(words);
    expect(markupOf(page)).not.toContain('aria-busy="true"');
  });

  it('brings the styles of the page, the general ones by name', async () => {
    const { styles, body, rest } = await render('/');
    const ofFirstView = styles.at(-1)?.name?.split(' ') ?? [];
    const ofRest = rest?.styles.name?.split(' ') ?? [];
    expect(classesIn(body).length).toBeGreaterThan(20);
    expect(classesIn(body).filter((name) => !ofFirstView.includes(name))).toEqual([]);
    const all = [...ofFirstView, ...ofRest];
    expect(classesIn(rest?.body).filter((name) => !all.includes(name))).toEqual([]);
    expect(styles[1]?.name).toMatch(/^s-global /);
  });

  it.each([
    ['/', 'Daylight, beautifully kept', 'Book a Free same day appointment'],
    [`/product-detail?id=${PRODUCT}`, 'Almas Ivory Linen', 'Reviews'],
    ['/products', 'Almas Ivory Linen', 'Privacy Policy'],
  ])('parts %s behind its first view', async (address, first, later) => {
    const { body = '', rest, styles } = await render(address);
    const [above, below] = [stripMarkup(body), stripMarkup(rest?.body ?? '')];
    expect(above).toContain(first);
    expect(above).not.toContain(later);
    expect(below).toContain(later);
    // What only the rest needs is not waited for.
    const ofRest = rest?.styles.name?.split(' ').slice(1) ?? [];
    expect(ofRest.length).toBeGreaterThan(5);
    const head = styles.map(({ css }) => css).join('');
    expect(ofRest.filter((name) => head.includes(`.s-${name}`))).toEqual([]);
  });

  it('has the browser wait with its first frame for the bar on top, where there is one', async () => {
    const awaited = /<link rel="expect" href="#([^"]+)" blocking="render"\/>/;
    const home = await render('/');
    expect(home.body).toContain(`<header id="${awaited.exec(home.head)?.[1]}"`);
    expect((await render('/login')).head).not.toMatch(awaited);
  });

  it('does not know who is signed in, so a customer page waits for the browser', async () => {
    const page = await render('/cart');
    expect(page.status).toBe(200);
    expect(page.answers.queries).toEqual({});
  });

  it.each([
    ['an unknown address', '/nowhere'],
    ['an unknown product', '/product-detail?id=nothing'],
    ['an unknown category', '/curtains?categoryId=nothing'],
    ['an unknown work', '/our-work-details?id=nothing'],
    ['an unknown article', '/articleDetails?article=nothing'],
    ['an unknown feature', '/detailsPage?feature=nothing'],
  ])('says 404 for %s', async (_case, address) => {
    expect((await render(address)).status).toBe(404);
  });

  it('leaves a page whose call fails to the browser', async () => {
    const refusing = () => Promise.resolve(Response.json({ message: 'No.' }, { status: 403 }));
    expect(await render('/', refusing)).toMatchObject({
      status: 200,
      body: undefined,
      head: '',
      answers: { queries: {} },
    });
  });

  it('never asks with a token', async () => {
    const headers: Headers[] = [];
    await render('/products', (input, init) => {
      headers.push(new Request(input, init).headers);
      return server.fetch(input, init);
    });
    expect(headers.length).toBeGreaterThan(0);
    expect(headers.some((each) => each.has('authorization'))).toBe(false);
  });

  it('keeps two renders apart', async () => {
    const [home, faq] = await Promise.all([render('/'), render('/FAQ')]);
    expect(Object.keys(faq.answers.queries)).toEqual(['getFaq({"limit":10,"page":1})']);
    expect(textOf(home)).not.toContain('Frequently asked questions');
  });
});
