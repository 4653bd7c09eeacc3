import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { goodBilling, succeed } from '../support/serverClient';
import { renderApp } from '../support/renderApp';
import { signInByMail } from '../support/signInByMail';
import { createTestServer, type TestServer } from '../support/testServer';
import { watchServer } from '../support/watchServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it.each([
  {
    example: 'C2',
    id: 'almas-ivory-linen',
    width: 'Width of the window',
    sizes: ['241', '265'],
    choose: [/^Finished for your window/, /^Cotton lining/],
    label: '290 x 265 cm, wave, lined, pair',
    price: 'AED 4,498',
    line: 'Making 5 widths AED 700',
  },
  {
    example: 'B1',
    id: 'ufuq-screen-roller',
    width: 'Width',
    sizes: ['120.5', '200'],
    choose: [/^Finished for your window/, 'No'],
    label: '119.5 x 200 cm, chain',
    price: 'AED 440',
    line: 'Blind AED 380',
  },
])(
  'the worked example $example has the same price on the product page, in the cart and in the order (product 16.13)',
  async ({ id, width, sizes, choose, label, price, line }) => {
    const email = `${id}@sadeel.example`;
    const { user } = await renderApp(`/product-detail?id=${id}&size=made`, {
      server,
      signedIn: email,
    });
    await user.type(await screen.findByRole('textbox', { name: width }), sizes[0] ?? '');
    await user.type(screen.getByRole('textbox', { name: /^Drop/ }), sizes[1] ?? '');
    for (const name of choose) {
      const option = screen.queryByRole('radio', { name });
      if (option !== null) await user.click(option);
    }
    const bar = screen.getByRole('group', { name: 'Price for your window' });
    expect(await within(bar).findByText(price)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^I measured/ }));
    await user.click(within(bar).getByRole('button', { name: 'Add to Cart' }));
    await user.click(await within(bar).findByRole('link', { name: 'View cart' }));
    expect(await screen.findByText(label)).toBeVisible();
    expect(screen.getAllByText(price)).not.toEqual([]);
    expect(screen.getByText(/^Price holds until/)).toBeVisible();
    cleanup();

    const token = await server.signIn(email);
    const { revision } = await succeed(server, 'GET /user/get-cart', { token });
    const { order } = await succeed(server, 'POST /user/place-order', {
      token,
      query: { paymentType: 'stripe' },
      body: { ...goodBilling, revision },
    });
    await renderApp(`/MyOrders-detail?id=${order?._id ?? ''}`, { server, signedIn: email });
    const items = await screen.findByRole('list', { name: 'Items' });
    expect(within(items).getByRole('img', { name: /^Window/ })).toBeVisible();
    expect(within(items).getByRole('row', { name: line })).toBeVisible();
    expect(within(items).getByRole('row', { name: `Total, VAT included ${price}` })).toBeVisible();
  },
);

const CURTAIN = '290 x 265 cm, wave, lined, pair';
const SHEER = '290 x 264.5 cm, wave, pair';

it.each([
  { what: 'a curtain', layer: '', email: 'visitor@sadeel.example', sizes: [CURTAIN] },
  {
    what: 'a curtain with a sheer',
    layer: '_plus_noor-white-voile',
    email: 'layers@sadeel.example',
    sizes: [CURTAIN, SHEER],
  },
])(
  'adds $what that a visitor configured once, after sign-in, and keeps what was chosen (product 10.20)',
  async ({ layer, email, sizes }) => {
    const { backend, requestsTo } = watchServer(server);
    const app = await renderApp(
      `/product-detail?id=almas-ivory-linen&size=made&made=20x265_ceiling_wave_none_pair_hand${layer}`,
      { server: backend },
    );
    const { user, place } = app;
    const width = await screen.findByRole('textbox', { name: 'Width of the window' });
    await user.clear(width);
    await user.type(width, '241');
    const lining = () => screen.getByRole('radio', { name: /^Cotton lining/ });
    await user.click(lining());
    const layers = () => screen.queryAllByRole('region', { name: 'Sheer behind it' });
    await waitFor(() => expect(layers()).toHaveLength(sizes.length - 1));
    await user.click(await screen.findByRole('radio', { name: /^I measured/ }));
    await user.dblClick(screen.getByRole('button', { name: 'Add to Cart' }));
    await signInByMail(app, server, email);
    expect(await screen.findByText('Product Added to Cart Successfully')).toBeVisible();
    expect(place.current).toContain('/product-detail?id=almas-ivory-linen&size=made');
    await waitFor(() => expect(lining()).toBeChecked());
    expect(layers()).toHaveLength(sizes.length - 1);
    await waitFor(() => expect(requestsTo('add-to-cart')).toHaveLength(sizes.length));
    const token = await server.signIn(email);
    const { cart } = await succeed(server, 'GET /user/get-cart', { token });
    expect(cart).toMatchObject(sizes.map((size) => ({ quantity: 1, size })));
  },
);
