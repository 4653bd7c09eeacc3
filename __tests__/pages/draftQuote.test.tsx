import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';
import { createTestServer, type TestServer } from '../support/testServer';

const EMAIL = 'layla@example.com';
let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

it('what is configured for a free visit is sent with the request, and is found again (product 16.20)', async () => {
  const { user, place } = await renderApp('/product-detail?id=almas-ivory-linen&size=made', {
    server,
    signedIn: EMAIL,
  });
  await user.type(await screen.findByRole('textbox', { name: 'Width of the window' }), '241');
  await user.type(screen.getByRole('textbox', { name: /^Drop/ }), '265');
  await user.click(screen.getByRole('radio', { name: /^Cotton lining/ }));
  await user.click(screen.getByRole('radio', { name: /^Measure for me/ }));
  const book = () => user.click(screen.getByRole('link', { name: 'Book the free visit' }));
  await book();
  await screen.findByRole('checkbox', { name: /^Measure for it: Almas.*290 × 265 cm/ });
  // Two more windows, of which the last is left out again.
  for (const [width, size] of [
    ['200', '240 × 265 cm'],
    ['150', '180 × 265 cm'],
  ] as const) {
    place.go(-1);
    const field = await screen.findByRole('textbox', { name: 'Width of the window' });
    await user.clear(field);
    await user.type(field, width);
    await book();
    await screen.findByRole('checkbox', { name: new RegExp(`^Measure for it: .*${size}`) });
  }
  const form = within(
    await screen.findByRole('form', { name: 'Book a Free same day appointment' }),
  );
  const wanted = await form.findAllByRole('checkbox', { name: /^Measure for it: Almas/ });
  expect(wanted).toHaveLength(3);
  for (const box of wanted) expect(box).toBeChecked();
  await user.click(form.getByRole('checkbox', { name: /^Measure for it: .*180 × 265 cm/ }));
  await user.type(form.getByLabelText(/^Name/), 'Layla Haddad');
  await user.type(form.getByLabelText(/^Email/), EMAIL);
  await user.type(form.getByLabelText(/^Phone/), '050 123 4567');
  fireEvent.change(form.getByLabelText(/^Date/), { target: { value: '2030-01-02' } });
  fireEvent.change(form.getByLabelText(/^Time/), { target: { value: '10:30' } });
  await user.click(form.getByRole('checkbox', { name: /^I agree/ }));
  await user.click(form.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(place.current).toBe('/'));
  const mails = await server.outbox.mails();
  const staff = mails.find(({ subject }) => subject === 'New appointment request');
  expect(staff?.text).toMatch(
    /Almas Ivory Linen, 290 x 265 cm, wave, lined, pair: AED 4,498 until .*\(mtm_\w{16}\)/,
  );
  expect(staff?.text).toMatch(/Almas Ivory Linen, 240 x 265 cm, .*\(mtm_\w{16}\)/);
  expect(staff?.text).not.toContain('180 x 265 cm');
  expect(screen.queryByRole('checkbox', { name: /^Measure for it/ })).toBeNull();
  cleanup();

  const listed = await renderApp('/windows', { server, signedIn: EMAIL });
  const quotes = within(await screen.findByRole('region', { name: 'Priced for your visit' }));
  expect(quotes.getByText('290 x 265 cm, wave, lined, pair')).toBeVisible();
  expect(quotes.getByText(/^AED 4,498 until /)).toBeVisible();
  expect(quotes.getByText(/^240 x 265 cm/)).toBeVisible();
  const [visit] = quotes.getAllByText('Visit: Wednesday 2 January, 10:30.');
  expect(visit).toBeVisible();
  const [link] = quotes.getAllByRole('link', { name: 'Almas Ivory Linen' });
  expect(link).toHaveAttribute('href', '/product-detail?id=almas-ivory-linen');

  await listed.user.click(quotes.getByRole('button', { name: 'Save as quote' }));
  const lines = within(await screen.findByRole('list', { name: 'What is offered' }));
  expect(lines.getByText('290 x 265 cm, wave, lined, pair')).toBeVisible();
  expect(lines.getByText(/^240 x 265 cm/)).toBeVisible();
});
