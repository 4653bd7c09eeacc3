import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
// Preloaded, because the first import of a page can exceed the query timeout.
import '@/pages/OrderDetailPage';
import '@/features/orders/complaints/OrderComplaints';
import { selectComplaintDraft } from '@/features/orders/complaints/complaintDraftSlice';
import { buildSession } from '@/fixtures/session.fixtures';
import { sessionExpired, signedIn } from '@/store/slices/authSlice';
import { addWindow, CURTAIN, MEASURED_CURTAIN, orderCart } from '../support/buyWindows';
import { enter } from '../support/enter';
import { renderApp } from '../support/renderApp';
import { succeed } from '../support/serverClient';
import { runShopCommand } from '../support/shopAdmin';
import { createTestServer, type TestServer } from '../support/testServer';

const EMAIL = 'layla@example.com';

let server: TestServer;
let token: string;
let order: { id: string; number: string };
beforeEach(async () => {
  server = await createTestServer({ now: '2026-11-26T10:00:00Z' });
  token = await server.signIn(EMAIL);
  await addWindow({ server, token }, MEASURED_CURTAIN);
  await addWindow({ server, token }, CURTAIN);
  order = await orderCart({ server, token });
});
afterEach(() => server.close());

/** The server with another way to respond to one request. */
function instead(
  path: string,
  respond: (request: Request) => Response | Promise<Response>,
): TestServer {
  const fetch: TestServer['fetch'] = async (input, init) => {
    const request = new Request(input, init);
    return request.url.includes(path) ? respond(request) : server.fetch(request);
  };
  return { ...server, fetch };
}
const open = (shop = server) =>
  renderApp(`/MyOrders-detail?id=${order.id}`, { server: shop, signedIn: EMAIL });
const complaints = async () =>
  (await succeed(server, 'GET /user/get-complaints', { token, query: { _id: order.id } }))
    .complaints;

describe('a complaint on the page of an order (product 16.34)', () => {
  it('names what is missing, says what the guarantee gives, and is sent once', async () => {
    const uploads: (string | null)[] = [];
    const shop = instead('/upload-review-photo', ({ headers }) => {
      uploads.push(headers.get('content-type'));
      return Response.json({ message: 'We cannot take photos' }, { status: 503 });
    });
    const { user } = await open(shop);
    await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
    const form = within(screen.getByRole('form', { name: 'Report a problem' }));
    await user.click(form.getByRole('button', { name: 'Send complaint' }));
    const kind = form.getByLabelText(/What is wrong/);
    expect(kind).toHaveFocus();
    expect(kind).toHaveAccessibleDescription('Please choose what is wrong');
    await user.selectOptions(kind, 'fit');
    await user.click(form.getByRole('checkbox', { name: /Bedroom 1/ }));
    expect(form.getByText(/we make it again free/)).toBeInTheDocument();
    await user.click(form.getByRole('checkbox', { name: /Living 1/ }));
    expect(form.getByText(/ordered without the fit guarantee/)).toBeInTheDocument();
    await enter(user, form.getByRole('textbox', { name: /Description/ }), '3 cm too short.');
    const file = new File(['a photo'], 'a.jpg', { type: 'image/jpeg' });
    const input = document.querySelector('input[type=file]');
    if (input) fireEvent.change(input, { target: { files: [file] } });
    expect(await form.findByText('1 of 3')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Send complaint' }));
    expect(await form.findByRole('alert')).toHaveTextContent('We cannot take photos');
    expect(uploads).toEqual(['image/jpeg']);
    await user.dblClick(form.getByRole('button', { name: 'Send without photos' }));
    expect(await screen.findByText(/We have your complaint C-261126-/)).toBeInTheDocument();
    const list = within(await screen.findByRole('list', { name: 'Your complaints' }));
    expect(list.getByText('We are looking at it')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Something wrong?' })).toHaveFocus();
    expect(await complaints()).toMatchObject([{ items: [expect.anything(), expect.anything()] }]);
  });

  it('keeps what was typed when it is refused', async () => {
    for (let count = 0; count < 10; count += 1) {
      const body = { _id: order.id, kind: 'other', text: 'Again' };
      await succeed(server, 'POST /user/add-complaint', { token, body });
    }
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Report another problem' }));
    await user.selectOptions(screen.getByLabelText(/What is wrong/), 'missing');
    await enter(user, screen.getByRole('textbox', { name: /Description/ }), 'No hooks.');
    await user.click(screen.getByRole('button', { name: 'Send complaint' }));
    expect(await screen.findByText(/Call \+971 4 000 0000/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Description/ })).toHaveValue('No hooks.');
  });

  it('keeps what was typed when the customer leaves the page, for this customer only', async () => {
    const { user, store, place } = await open();
    await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
    await user.selectOptions(screen.getByLabelText(/What is wrong/), 'missing');
    await user.click(screen.getByRole('checkbox', { name: /Bedroom 1/ }));
    await enter(user, screen.getByRole('textbox', { name: /Description/ }), 'No hooks.');
    await user.click(screen.getByRole('link', { name: 'Back to My Orders' }));
    await waitFor(() => expect(screen.queryByText('Something wrong?')).not.toBeInTheDocument());
    place.go(-1);
    await user.click(await screen.findByRole('button', { name: 'Continue your complaint' }));
    expect(screen.getByLabelText(/What is wrong/)).toHaveValue('missing');
    expect(screen.getByRole('checkbox', { name: /Bedroom 1/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /Description/ })).toHaveValue('No hooks.');
    const draft = () => selectComplaintDraft(store.getState(), order.id);
    act(() => void store.dispatch(sessionExpired(EMAIL)));
    expect(draft()).toBeUndefined();
    act(
      () =>
        void store.dispatch(signedIn({ token, role: 'user', user: { _id: EMAIL, email: EMAIL } })),
    );
    expect(draft()).toMatchObject({ text: 'No hooks.' });
    act(() => void store.dispatch(sessionExpired(EMAIL)));
    act(() => void store.dispatch(signedIn(buildSession())));
    expect(draft()).toBeUndefined();
  });

  it('shows the answer of the shop', async () => {
    const body = { _id: order.id, kind: 'damaged', text: 'The hem is torn.' };
    const { number } = await succeed(server, 'POST /user/add-complaint', { token, body });
    await runShopCommand(server, 'complaints', 'answer', number, '--text', 'We come on Monday.');
    await open();
    expect(await screen.findByText('We come on Monday.')).toBeInTheDocument();
    expect(screen.getByText('Our answer of 26/11/2026')).toBeInTheDocument();
    expect(screen.getByText('Answered')).toBeInTheDocument();
  });
});

it('a server without complaints shows nothing of them', async () => {
  await open(
    instead('/get-complaints', () => Response.json({ message: 'Not found' }, { status: 404 })),
  );
  expect(await screen.findByText('What happens next')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Something wrong?')).not.toBeInTheDocument());
  expect(screen.queryByText(/complaint/i)).not.toBeInTheDocument();
});
