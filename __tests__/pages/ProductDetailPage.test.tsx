import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ProductDetail } from '@/contract/products';
import { createFakeApi } from '../support/fakeApi';
import { buildProductDetail, buildSize } from '@/fixtures/products.fixtures';
import { shownRows } from '../support/shownTexts';
import { structuredData } from '../support/structuredData';
import { enter } from '../support/enter';
import { renderApp } from '../support/renderApp';
import { createTinyServer, type TestServer } from '../support/testServer';

let server: TestServer;
beforeEach(async () => {
  server = await createTinyServer();
});
afterEach(() => server.close());

const PATH = '/product-detail?id=product-1';
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const addButton = () => screen.findByRole('button', { name: 'Add to Cart' });

/** A backend with one product. */
function backendWith(changes: Partial<ProductDetail>) {
  const api = createFakeApi(({ path }) =>
    path === '/user/get-product-details'
      ? { body: { productDetail: buildProductDetail(changes) } }
      : { body: { reviews: [], totalPages: 1 } },
  );
  return { ...api, signIn: () => Promise.resolve('token') };
}

const showProduct = (changes: Partial<ProductDetail>) =>
  renderApp('/product-detail?id=linen', { server: backendWith(changes) });

describe('ProductDetailPage', () => {
  it("shows 'From' price of the size plus currency, brand, category, product id and sizes (product 5.4)", async () => {
    await renderApp(PATH, { server });
    await title('Product 1');
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('From 100.01 AED');
    expect(await within(main).findByText('Curtains')).toBeInTheDocument();
    expect(within(main).getByText('product-1')).toBeInTheDocument();
    expect(within(main).getByText('Brand').nextSibling).toHaveTextContent('Sadeel');
    const sizes = within(main).getByRole('group', { name: /^Size/ });
    expect(within(sizes).getAllByRole('radio')).toHaveLength(2);
  });

  it('reads the id from navigation state and adds it to the URL', async () => {
    const { place } = await renderApp('/product-detail', { server, state: { id: 'product-2' } });
    await title('Product 2');
    expect(place.current).toBe('/product-detail?id=product-2');
  });

  it.each(['/product-detail', '/product-detail?id=nothing'])(
    'shows a not-found message with a link to the list for %s',
    async (path) => {
      const { user, place } = await renderApp(path, { server });
      await title('We could not find this fabric.');
      await user.click(screen.getByRole('link', { name: 'See all fabrics' }));
      expect(place.current).toBe('/products');
    },
  );

  it('can be retried when loading fails', async () => {
    let isDown = true;
    const up = backendWith({});
    const api = createFakeApi(() => ({ status: 418, body: { message: 'Closed for tea.' } }));
    const fetchEither: typeof fetch = (...args) => (isDown ? api : up).fetch(...args);
    const { user } = await renderApp('/product-detail?id=linen', {
      server: { ...up, fetch: fetchEither },
    });
    expect(await screen.findByText('We could not load this fabric.')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await title('Ivory Linen');
  });

  it('changes price and URL with the size', async () => {
    const { user, place } = await renderApp(PATH, { server });
    await user.click(await screen.findByRole('radio', { name: /^Large/ }));
    expect(screen.getByRole('main')).toHaveTextContent('From 600.50 AED');
    expect(place.current).toBe(`${PATH}&size=product-1-2`);
  });

  it('selects the size in the URL', async () => {
    await renderApp(`${PATH}&size=product-1-2`, { server });
    expect(await screen.findByRole('radio', { name: /^Large/ })).toBeChecked();
  });

  it.each([
    [38, '38 m in Dubai'],
    [0, 'None in Dubai at the moment'],
  ])('says that %i m of the cloth are in Dubai (product 5.25)', async (stock, text) => {
    await showProduct({ attributes: { stock } });
    // Below the purchase and among the facts.
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
  });

  it('tells the owner of an address when a cloth is back, after one press and a mail (product 5.26)', async () => {
    const { user } = await renderApp(PATH, { server });
    await user.click(await screen.findByRole('button', { name: 'Tell me when it is back' }));
    const email = await screen.findByLabelText(/^E-mail address/);
    expect(email).toHaveFocus();
    const send = screen.getByRole('button', { name: 'Tell me' });
    await enter(user, email, 'layla');
    await user.click(send);
    expect(email).toHaveAccessibleDescription('Write it like name@example.com.');
    await enter(user, email, '@example.com');
    await user.dblClick(send);
    expect(await screen.findByText(/^We have sent you a mail/)).toBeVisible();
    await server.services.mailer.drain();
    expect((await server.outbox.mails()).map(({ to, subject }) => [to, subject])).toEqual([
      ['layla@example.com', expect.stringContaining('shall we tell you when Product 1 is back?')],
    ]);
  });

  it('keeps the address when the wish is refused (product 5.26)', async () => {
    const { user } = await renderApp(PATH, { server });
    await user.click(await screen.findByRole('button', { name: 'Tell me when it is back' }));
    await enter(user, await screen.findByLabelText(/^E-mail address/), 'layla@example.com');
    const attributes = JSON.stringify({ material: 'linen', stock: 3 });
    await server.db
      .updateTable('products')
      .set({ attributes })
      .where('id', '=', 'product-1')
      .execute();
    await user.click(screen.getByRole('button', { name: 'Tell me' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This fabric is in stock.');
    expect(screen.getByLabelText(/^E-mail address/)).toHaveValue('layla@example.com');
    await server.services.mailer.drain();
    expect(await server.outbox.mails()).toEqual([]);
  });

  it('has a hidden table of sizes and prices for print', async () => {
    await renderApp(PATH, { server });
    await title('Product 1');
    expect(screen.getByText('Sizes and prices')).not.toBeVisible();
    expect(shownRows(screen.getByRole('table', { hidden: true }))).toEqual([
      ['Small', '100.01 AED'],
      ['Large', '600.50 AED'],
    ]);
  });

  it('scrolls to the top of a related product and focuses it (product 5.6)', async () => {
    const { user, place } = await renderApp(PATH, { server });
    const related = await screen.findByRole('region', { name: 'Goes well with it' });
    await user.click(within(related).getByRole('link', { name: /^Product 3/ }));
    await title('Product 3');
    expect(place.current).toBe('/product-detail?id=product-3');
    expect(place.state).toEqual({ id: 'product-3' });
    const focused = document.activeElement;
    expect(focused).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(focused).not.toBe(document.body);
  });

  it('contains structured data and a canonical URL', async () => {
    await renderApp(PATH, { server });
    await title('Product 1');
    await waitFor(() =>
      expect(structuredData('ProductGroup')).toMatchObject({
        name: 'Product 1',
        brand: { name: 'Sadeel' },
        hasVariant: [
          { offers: { priceCurrency: 'AED', price: 100.01 } },
          { offers: { price: 600.5 } },
        ],
        aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
      }),
    );
    expect(structuredData('BreadcrumbList')).toMatchObject({
      itemListElement: [{ name: 'Home' }, { name: 'Fabrics' }, { name: 'Product 1' }],
    });
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', PATH);
  });
});

describe('reviews of the product', () => {
  it('may fail without hiding the product', async () => {
    const failing: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      return request.url.includes('/get-review')
        ? Response.json({ message: 'The reviews are being sorted.' }, { status: 400 })
        : server.fetch(request);
    };
    await renderApp(PATH, { server: { ...server, fetch: failing } });
    await title('Product 1');
    expect(await screen.findByText('We could not load the reviews.')).toBeVisible();
    expect(screen.getByText('The reviews are being sorted.', { selector: 'main p' })).toBeVisible();
    expect(await addButton()).toBeEnabled();
  });

  it('show a new review at once (product 6.3)', async () => {
    const { user } = await renderApp(PATH, { server, signedIn: true });
    await title('Product 1');
    await user.click(screen.getByRole('radio', { name: '5 stars' }));
    await user.type(screen.getByLabelText(/^Your review/), 'Falls like water.');
    await user.type(screen.getByLabelText(/^Your name/), 'Sara');
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByText('Review Added Successfully')).toBeInTheDocument();
    const newest = (
      await screen.findByText('Falls like water.', { selector: 'article *' })
    ).closest('article');
    expect(newest).toBe(screen.getAllByRole('article')[0]);
    expect(screen.getByLabelText(/^Your review/)).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'No rating' })).toBeChecked();
  });
});

describe('incomplete product data', () => {
  it('shows a dash for an invalid price and disables Add to Cart', async () => {
    await showProduct({ sizes: [buildSize({ price: Number.NaN })] });
    await title('Ivory Linen');
    expect(screen.getByRole('main')).toHaveTextContent('From —');
    expect(await addButton()).toBeDisabled();
  });

  it('renders without sizes, images, brand, description and related products', async () => {
    await showProduct({
      sizes: [],
      images: [],
      brand: '',
      description: undefined,
      relatedProducts: [],
    });
    await title('Ivory Linen');
    expect(await addButton()).toBeDisabled();
    expect(screen.getByText('Picture to follow')).toBeInTheDocument();
    expect(screen.queryByText('Brand')).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: /^Size/ })).not.toBeInTheDocument();
  });

  it('renders a very long name', async () => {
    const name = 'Linen'.repeat(1_000);
    await showProduct({ name });
    await title(name);
  });
});

describe('adding to the cart', () => {
  it('replaces Add to Cart by the stepper and keeps focus (product 5.5)', async () => {
    const { user } = await renderApp(PATH, { server, signedIn: true });
    await user.click(await addButton());
    const plus = await screen.findByRole('button', {
      name: 'Increase quantity of Product 1, Small',
    });
    await waitFor(() => expect(plus).toHaveFocus());
    expect(await screen.findByText('Product Added to Cart Successfully')).toBeInTheDocument();
  });

  it('increments, decrements and returns to Add to Cart', async () => {
    const { user } = await renderApp(PATH, { server, signedIn: true });
    const quantity = () =>
      within(screen.getByRole('group', { name: /^Quantity of Product 1/ })).getByRole('status');
    const click = (name: RegExp) => user.click(screen.getByRole('button', { name }));
    await user.click(await addButton());
    await screen.findByRole('button', { name: /^Increase/ });
    await waitFor(() => expect(quantity()).toHaveTextContent('1'));
    await click(/^Increase/);
    await waitFor(() => expect(quantity()).toHaveTextContent('2'));
    await click(/^Decrease/);
    await waitFor(() => expect(quantity()).toHaveTextContent('1'));
    await click(/^Decrease/);
    await waitFor(async () => expect(await addButton()).toHaveFocus());
  });

  it('adds only the selected size', async () => {
    const { user } = await renderApp(PATH, { server, signedIn: true });
    await user.click(await screen.findByRole('radio', { name: /^Large/ }));
    await user.click(await addButton());
    await screen.findByRole('button', { name: 'Increase quantity of Product 1, Large' });
    await user.click(screen.getByRole('radio', { name: /^Small/ }));
    expect(await addButton()).toBeEnabled();
  });

  it('redirects a visitor to sign-in, which names the product that is kept (product 10.1, 10.7)', async () => {
    const { user, place } = await renderApp(`${PATH}&size=product-1-2`, { server });
    await user.click(await addButton());
    await waitFor(() => expect(place.current).toBe('/login'));
    expect(await screen.findByText(/^Your choice is kept/)).toBeVisible();
    expect(screen.getByText('Product 1')).toBeVisible();
    expect(place.state).toEqual({
      returnTo: `${PATH}&size=product-1-2`,
      addToCart: [
        {
          productId: 'product-1',
          sizeId: 'product-1-2',
          idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      ],
    });
  });
});
