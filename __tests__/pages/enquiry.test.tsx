import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from '../support/renderApp';
import { createTinyServer, type TestServer } from '../support/testServer';
import { watchServer } from '../support/watchServer';
import { enter } from '../support/enter';

const values = {
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
  await enter(user, form.getByLabelText(/^Name/), values.name);
  await enter(user, form.getByLabelText(/^Email/), values.email);
  await enter(user, form.getByLabelText(/^Phone/), values.phone);
  fireEvent.change(form.getByLabelText(/^Date/), { target: { value: values.date } });
  fireEvent.change(form.getByLabelText(/^Time/), { target: { value: values.time } });
  await user.click(form.getByRole('checkbox'));
  await user.click(form.getByRole('button', { name: 'Submit' }));
}

/** Sends an enquiry from a page and returns the request body. */
async function sendEnquiryFrom(path: string) {
  const { backend, requestsTo } = watchServer(server);
  const { user, place } = await renderApp(path, { server: backend });
  await sendEnquiry(user);
  await waitFor(() => expect(place.current).toBe('/'));
  expect(await screen.findByText('Enquiry Submitted Successfully')).toBeVisible();
  const requests = requestsTo('/user/enquiry');
  expect(requests).toHaveLength(1);
  return requests[0]?.body;
}

const SHEER_QUERY = '?categoryId=curtains&subCategoryId=sheer';
const bothIds = { category: 'curtains', subCategory: 'sheer' };

describe('an enquiry to the real server', () => {
  it.each([
    ['/', {}],
    ['/rollers', {}],
    ['/services/custom-tailoring', {}],
    [`/curtains-detail${SHEER_QUERY}`, bothIds],
    [`/services/custom-tailoring${SHEER_QUERY}`, bothIds],
    [`/services/hemming-shortening${SHEER_QUERY}`, bothIds],
    [`/services/curtain-fabrics${SHEER_QUERY}`, bothIds],
    [`/services/repair-maintenance${SHEER_QUERY}`, bothIds],
  ])('from %s contains exactly the values and the ids of the page', async (path, ids) => {
    expect(await sendEnquiryFrom(path)).toEqual({ ...values, ...ids });
  });

  it('contains the ids passed on from the category page', async () => {
    const { backend, requestsTo } = watchServer(server);
    const { user, place } = await renderApp('/Categories', { server: backend });
    await user.click(await screen.findByRole('link', { name: 'Curtains' }));
    await user.click(await screen.findByRole('link', { name: 'Sheer' }));
    await user.click(await screen.findByRole('link', { name: 'Repair and maintenance' }));
    await screen.findByRole('heading', { level: 1, name: 'Repair and maintenance' });
    expect(place.current).toBe(`/services/repair-maintenance${SHEER_QUERY}`);
    await sendEnquiry(user);
    await waitFor(() =>
      expect(requestsTo('/user/enquiry')[0]?.body).toEqual({ ...values, ...bothIds }),
    );
  });
});
