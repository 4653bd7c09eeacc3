import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
// Preloaded, because the first import of a page can exceed the query timeout.
import '@/pages/ProductDetailPage';
import '@/pages/SamplesPage';
import { createMemoryStorage } from '../support/memoryStorage';
import { renderApp } from '../support/renderApp';
import { runShopCommand } from '../support/shopAdmin';
import { createTestServer, type TestServer } from '../support/testServer';
import { watchServer } from '../support/watchServer';
import { enter } from '../support/enter';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Fills in and sends the form. @returns the notes that the server receives */
async function send(path: string, isWanted: boolean) {
  const { backend, requestsTo } = watchServer(server);
  const { user, place } = await renderApp(path, { server: backend });
  const form = within(
    await screen.findByRole('form', { name: 'Book a Free same day appointment' }),
  );
  const samples = await form.findByRole('checkbox', {
    name: 'Bring free samples of Almas Ivory Linen, Noor White Voile',
  });
  expect(samples).toBeChecked();
  if (!isWanted) await user.click(samples);
  await enter(user, form.getByLabelText(/^Name/), 'Layla Haddad');
  await enter(user, form.getByLabelText(/^Email/), 'layla@sadeel.example');
  await enter(user, form.getByLabelText(/^Phone/), '050 123 4567');
  fireEvent.change(form.getByLabelText(/^Date/), { target: { value: '2030-01-02' } });
  fireEvent.change(form.getByLabelText(/^Time/), { target: { value: '10:30' } });
  await user.click(form.getByRole('checkbox', { name: /^I agree/ }));
  await user.click(form.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(place.current).toBe('/'));
  const [request] = requestsTo('/user/enquiry');
  return { body: request?.body };
}

const PATH = '/?samples=almas-ivory-linen,nothing,noor-white-voile';

describe('samples that a link names (product 7.12)', () => {
  it('are a line of the enquiry, without products that are not sold', async () => {
    const { body } = await send(PATH, true);
    expect(body).toMatchObject({ notes: 'Free samples: Almas Ivory Linen, Noor White Voile' });
    expect(screen.queryByRole('checkbox', { name: /free samples/ })).not.toBeInTheDocument();
  });

  it('are not sent when they are not wanted', async () => {
    const { body } = await send(PATH, false);
    expect(body).not.toHaveProperty('notes');
  });

  it('are not offered when none is sold', async () => {
    await renderApp('/?samples=nothing', { server });
    await screen.findByRole('form', { name: 'Book a Free same day appointment' });
    await waitFor(() =>
      expect(screen.queryByRole('status', { name: 'Loading the fabrics' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('checkbox', { name: /free samples/ })).not.toBeInTheDocument();
  });
});

const ORDER = /^Order .*free sample/;
const basket = async () => within(await screen.findByRole('region', { name: 'Your samples' }));

describe('the sample basket (product 7.16)', () => {
  it('is filled from cards and a product, and sent once after sign-in', async () => {
    const { backend, requestsTo } = watchServer(server);
    const { user, place } = await renderApp('/products?search=linen', {
      server: backend,
      signedIn: 'layla@example.com',
    });
    await user.click(await screen.findByRole('link', { name: 'Free sample of Almas Ivory Linen' }));
    expect(place.current).toBe('/products?search=linen');
    expect(await screen.findByText('Almas Ivory Linen is in your samples (1 of 5).')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'In your samples: Almas Ivory Linen' }));
    expect((await basket()).getByText('1 of 5')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: ORDER }));
    expect(screen.getByLabelText(/^Phone/)).toHaveAccessibleDescription(
      'Please enter a phone number',
    );
    await enter(user, screen.getByLabelText(/^Name/), 'Layla Haddad');
    await enter(user, screen.getByLabelText(/^Phone/), '050 123 4567');
    await enter(user, screen.getByLabelText(/^Address/), 'Villa 3, Jumeirah 2');
    await enter(user, screen.getByLabelText(/^City/), 'Dubai');
    await user.dblClick(screen.getByRole('button', { name: ORDER }));
    expect(await screen.findByText(/^We have your request S-/)).toBeInTheDocument();
    expect(await screen.findByText('We are cutting them')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Your samples' })).not.toBeInTheDocument();
    expect(requestsTo('/user/request-samples').map(({ body }) => body)).toEqual([
      {
        ...{ cloths: ['almas-ivory-linen'], delivery: 'post' },
        address: {
          ...{ name: 'Layla Haddad', phone: '050 123 4567' },
          ...{ address: 'Villa 3, Jumeirah 2', city: 'Dubai' },
        },
      },
    ]);
  });

  it('holds five cloths, names the sixth, and takes it once there is room', async () => {
    const five = [
      ...['almas-ivory-linen', 'noor-white-voile', 'zabeel-emerald-velvet'],
      ...['saffa-navy-velvet', 'hatta-sage-cotton'],
    ];
    const storage = createMemoryStorage({
      'persist:shortlist': JSON.stringify({ samples: JSON.stringify(five) }),
    });
    const { user, place } = await renderApp('/samples?add=barari-botanical', { server, storage });
    expect((await basket()).getByText('5 of 5')).toBeInTheDocument();
    expect(await screen.findByText(/Take one out, and Barari .* takes its place/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take out Noor White Voile' }));
    expect(await screen.findByRole('button', { name: /^Take out Barari/ })).toBeInTheDocument();
    await waitFor(() => expect(place.current).toBe('/samples'));
  });

  it('asks a visitor to sign in, or to have the samples brought to a visit', async () => {
    await renderApp('/samples?add=almas-ivory-linen', { server });
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Have them brought to a free visit' })).toHaveAttribute(
      'href',
      '/?samples=almas-ivory-linen#bookingID',
    );
  });

  it('shows in the account where the samples are', async () => {
    const { number } = await server.db
      .selectFrom('sample_requests')
      .select('number')
      .executeTakeFirstOrThrow();
    await runShopCommand(server, 'samples', 'send', number, '--note', 'Aramex 4711');
    await renderApp('/account', { server, signedIn: 'layla@example.com' });
    const section = within(await screen.findByRole('region', { name: 'Samples' }));
    expect(await section.findByText(/^On their way since/)).toBeInTheDocument();
    expect(section.getByText('We write: Aramex 4711')).toBeInTheDocument();
  });

  it('leaves the visit when the server takes no requests', async () => {
    const fetch: TestServer['fetch'] = (input, init) => {
      const request = new Request(input, init);
      return request.url.includes('/get-samples')
        ? Promise.resolve(Response.json({ message: 'Not found' }, { status: 404 }))
        : server.fetch(request);
    };
    await renderApp('/samples?add=almas-ivory-linen', {
      server: { ...server, fetch },
      signedIn: 'layla@example.com',
    });
    expect(
      await screen.findByRole('link', { name: 'Have them brought to a free visit' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: ORDER })).not.toBeInTheDocument();
  });
});
