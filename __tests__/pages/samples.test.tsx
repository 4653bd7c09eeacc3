import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';
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
