import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from '../support/renderApp';
import { createTinyServer, type TestServer } from '../support/testServer';
import { watchServer } from '../support/watchServer';

const words = {
  name: 'Layla Haddad',
  email: 'layla@sadeel.example',
  phone: '050 123 4567',
  date: '2030-01-02',
  time: '10:30',
};

let server: TestServer;
beforeAll(async () => {
  server = await createTinyServer();
});
afterAll(() => server.close());

async function sendEnquiry(user: UserEvent) {
  const form = within(
    await screen.findByRole('form', { name: 'Book a Free same day appointment' }),
  );
  await user.type(form.getByLabelText(/^Name/), words.name);
  await user.type(form.getByLabelText(/^Email/), words.email);
  await user.type(form.getByLabelText(/^Phone/), words.phone);
  fireEvent.change(form.getByLabelText(/^Date/), { target: { value: words.date } });
  fireEvent.change(form.getByLabelText(/^Time/), { target: { value: words.time } });
  await user.click(form.getByRole('checkbox'));
  await user.click(form.getByRole('button', { name: 'Submit' }));
}

/** Opens a page, asks for an appointment there and returns what the server was sent. */
async function enquireAt(path: string) {
  const { backend, callsTo } = watchServer(server);
  const { user, place } = await renderApp(path, { server: backend });
  await sendEnquiry(user);
  await waitFor(() => expect(place.current).toBe('/'));
  expect(await screen.findByText('Enquiry Submitted Successfully')).toBeVisible();
  const calls = callsTo('/user/enquiry');
  expect(calls).toHaveLength(1);
  return calls[0]?.body;
}

const AT_SHEER = '?categoryId=curtains&subCategoryId=sheer';
const bothIds = { category: 'curtains', subCategory: 'sheer' };

describe('an enquiry, from each page that has the form, through the real server', () => {
  it.each([
    ['/', {}],
    ['/rollers', {}],
    ['/services/custom-tailoring', {}],
    [`/curtains-detail${AT_SHEER}`, bothIds],
    [`/services/custom-tailoring${AT_SHEER}`, bothIds],
    [`/services/hemming-shortening${AT_SHEER}`, bothIds],
    [`/services/curtain-fabrics${AT_SHEER}`, bothIds],
    [`/services/repair-maintenance${AT_SHEER}`, bothIds],
  ])('%s sends exactly the words and the ids of the page, and leads home', async (path, ids) => {
    expect(await enquireAt(path)).toEqual({ ...words, ...ids });
  });

  it('carries the ids all the way from the category', async () => {
    const { backend, callsTo } = watchServer(server);
    const { user, place } = await renderApp('/Categories', { server: backend });
    await user.click(await screen.findByRole('link', { name: 'Curtains' }));
    await user.click(await screen.findByRole('link', { name: 'Sheer' }));
    await user.click(await screen.findByRole('link', { name: 'Repair and maintenance' }));
    await screen.findByRole('heading', { level: 1, name: 'Repair and maintenance' });
    expect(place.current).toBe(`/services/repair-maintenance${AT_SHEER}`);
    await sendEnquiry(user);
    await waitFor(() =>
      expect(callsTo('/user/enquiry')[0]?.body).toEqual({ ...words, ...bothIds }),
    );
  });
});
