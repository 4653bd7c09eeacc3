import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { living, seedWindows } from '@/fixtures/windows.fixtures';
import { signedOut } from '@/store/slices/authSlice';
// Preloaded, because the first import of a page can exceed the query timeout.
import '@/pages/HomePage';
import '@/pages/RollersPage';
import { expectNamedControls } from '../support/expectNamedControls';
import { renderApp } from '../support/renderApp';
import { renderAppWithFakeApi } from '../support/renderAppWithFakeApi';
import { createTinyServer, type TestServer } from '../support/testServer';
import { watchServer } from '../support/watchServer';
import { enter } from '../support/enter';

const FORM = 'Book a Free same day appointment';

let server: TestServer;
beforeAll(async () => {
  server = await createTinyServer();
});
afterAll(() => server.close());

const findForm = async () => within(await screen.findByRole('form', { name: FORM }));
const findCard = () => screen.findByRole('region', { name: 'Your visit request' });
const queryCard = () => screen.queryByRole('region', { name: 'Your visit request' });

async function fillForm(user: UserEvent) {
  const form = await findForm();
  await enter(user, form.getByLabelText(/^Name/), 'Layla Haddad');
  await enter(user, form.getByLabelText(/^Email/), 'layla@sadeel.example');
  await enter(user, form.getByLabelText(/^Phone/), '050 123 4567');
  fireEvent.change(form.getByLabelText(/^Date/), { target: { value: '2030-01-02' } });
  fireEvent.change(form.getByLabelText(/^Time/), { target: { value: '10:30' } });
  await user.click(form.getByRole('checkbox', { name: /^I agree/ }));
  return form;
}

async function send(user: UserEvent) {
  const form = await fillForm(user);
  await user.click(form.getByRole('button', { name: 'Submit' }));
}

describe('a requested visit (product 7.8)', () => {
  it('is confirmed on the home page until it is dismissed, with links that the server knows', async () => {
    const { user, place } = await renderApp('/rollers', { server });
    await send(user);
    const card = within(await findCard());
    expect(place.current).toBe('/');
    expect(card.getByText('Wednesday 2 January, 10:30')).toBeVisible();
    const file = card.getByRole('link', { name: 'Add to calendar' });
    const response = await server.fetch(file.getAttribute('href') ?? '');
    expect(await response.text()).toContain('DTSTART:20300102T063000Z');
    expect(card.getByRole('link', { name: /^Google Calendar/ })).toHaveAttribute(
      'href',
      expect.stringContaining('20300102T063000Z'),
    );
    expect(card.queryByText('Sent with your request')).not.toBeInTheDocument();

    place.go(-1);
    await findForm();
    expect(queryCard()).not.toBeInTheDocument();
    place.go(1);
    await user.click(within(await findCard()).getByRole('button', { name: 'Close' }));
    expect(queryCard()).not.toBeInTheDocument();
  });

  it('is asked about once when it cannot be answered as typed, and then promises only what can be done', async () => {
    const { backend, requestsTo } = watchServer(server);
    const { user } = await renderApp('/rollers', { server: backend });
    const form = await fillForm(user);
    const phone = form.getByLabelText(/^Phone/);
    await user.clear(phone);
    await user.type(phone, 'abc');
    fireEvent.change(form.getByLabelText(/^Date/), { target: { value: '2020-01-02' } });
    expect(form.getByText(/^Write the whole number/)).toBeVisible();

    await user.click(form.getByRole('button', { name: 'Submit' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Send anyway?' }));
    expectNamedControls('DoubtsDialog');
    expect(question.getByText(/^We can’t call “.abc.”\.$/)).toBeVisible();
    expect(question.getByText('Thursday 2 January, 10:30 has passed.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Change it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(requestsTo('/user/enquiry')).toEqual([]);

    await user.click(form.getByRole('button', { name: 'Submit' }));
    await user.click(await screen.findByRole('button', { name: 'Send anyway' }));
    const card = within(await findCard());
    expect(card.getByText(/^We cannot come at the time that you asked for/)).toBeVisible();
    expect(card.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
    expect(screen.queryByText(/call you/)).not.toBeInTheDocument();
    expect(requestsTo('/user/enquiry')[0]?.body).toMatchObject({ phone: 'abc', time: '10:30' });
  });

  it('takes measured windows along only when the visitor wants it', async () => {
    const { backend, requestsTo } = watchServer(server);
    const { user, store } = await renderApp('/rollers', { server: backend });
    act(() => seedWindows(store));
    const form = await fillForm(user);
    const attach = form.getByRole('checkbox', { name: 'Attach my windows' });
    expect(attach).not.toBeChecked();
    await user.click(attach);
    const line = await form.findByText(/^Living room, Terrace door: W 240 × D 265 cm/);
    await user.click(form.getByRole('button', { name: 'Submit' }));
    const card = within(await findCard());
    const [request] = requestsTo('/user/enquiry');
    const { notes } = request?.body as { notes: string };
    expect(notes).toBe(line.textContent);
    expect(notes).toContain(`${living.room}, ${living.name}`);
    expect(card.getByText(/^Living room, Terrace door/)).toHaveTextContent(
      notes.replaceAll('\n', ' '),
    );
    expect((await server.outbox.mails()).some(({ text }) => text.includes(notes))).toBe(true);
  });

  it('leaves the windows out without the tick', async () => {
    const { backend, requestsTo } = watchServer(server);
    const { user, store } = await renderApp('/rollers', { server: backend });
    act(() => seedWindows(store));
    const form = await fillForm(user);
    const attach = form.getByRole('checkbox', { name: 'Attach my windows' });
    await user.click(attach);
    await form.findByText(/^Living room, Terrace door/);
    await user.click(attach);
    await user.click(form.getByRole('button', { name: 'Submit' }));
    await findCard();
    expect(requestsTo('/user/enquiry')[0]?.body).not.toHaveProperty('notes');
  });

  it('offers no windows on a device without any', async () => {
    await renderApp('/rollers', { server });
    const form = await findForm();
    expect(form.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('disappears with the session', async () => {
    const { user, store } = await renderApp('/', { server });
    await send(user);
    await findCard();
    act(() => void store.dispatch(signedOut()));
    await waitFor(() => expect(queryCard()).not.toBeInTheDocument());
  });

  it('has no calendar links with a server of the contract alone', async () => {
    const { user, place } = await renderAppWithFakeApi('/rollers', () => ({
      body: { message: 'Enquiry Submitted Successfully' },
    }));
    await send(user);
    const card = within(await findCard());
    expect(place.current).toBe('/');
    expect(card.getByText('Wednesday 2 January, 10:30')).toBeVisible();
    expect(card.queryAllByRole('link')).toEqual([]);
    expect(screen.getAllByText('Enquiry Submitted Successfully')).toHaveLength(1);
  });
});
