import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { NavigationType, useNavigationType } from 'react-router';
import { EnquiryForm } from '@/features/enquiry/EnquiryForm';
import { buildSession } from '@/fixtures/session.fixtures';
import { sessionExpired, signedIn } from '@/store/slices/authSlice';
import { buildSlot, freeSlots } from '@/fixtures/slots.fixtures';
import type { Respond } from '../../support/fakeApi';
import { renderElement } from '../../support/renderElement';
import { enter } from '../../support/enter';

const PATH = '/user/enquiry';
const MESSAGES = {
  Name: 'Name is required',
  Email: 'Email is required',
  Phone: 'Phone is required',
  Date: 'Date is required',
  Time: 'Time is required',
} as const;
type Label = keyof typeof MESSAGES;

const values: Record<Label, string> = {
  Name: 'Layla Haddad',
  Email: 'layla@sadeel.example',
  Phone: '050 123 4567',
  Date: '2099-11-23',
  Time: '16:30',
};

const field = (label: Label) => screen.getByLabelText(new RegExp(`^${label}`));
const submitButton = () => screen.getByRole('button', { name: 'Submit' });
const termsBox = () =>
  screen.getByRole('checkbox', { name: 'I agree to your Terms and Conditions' });

async function fill(user: UserEvent, changes: Partial<Record<Label, string>> = {}) {
  for (const [label, text] of Object.entries({ ...values, ...changes })) {
    if (text !== '') await enter(user, field(label as Label), text);
  }
}

async function fillAndSubmit(user: UserEvent, changes?: Partial<Record<Label, string>>) {
  await fill(user, changes);
  await user.click(termsBox());
  await user.click(submitButton());
}

const respondWith =
  (status: number, message: string): Respond =>
  () => ({ status, body: { message } });

describe('EnquiryForm', () => {
  it('keeps what a visitor typed at sign-in, and clears it when the session ends', async () => {
    const { user, store } = renderElement(<EnquiryForm />);
    await enter(user, field('Name'), 'Layla Haddad');

    act(() => void store.dispatch(signedIn(buildSession())));
    expect(field('Name')).toHaveValue('Layla Haddad');

    act(() => void store.dispatch(sessionExpired()));
    expect(field('Name')).toHaveValue('');
  });

  it('keeps Submit disabled, with a description, until the terms are accepted', async () => {
    const { user } = renderElement(<EnquiryForm />);
    expect(submitButton()).toBeDisabled();
    expect(submitButton()).toHaveAccessibleDescription('Tick the box above to submit.');
    await user.click(termsBox());
    expect(submitButton()).toBeEnabled();
    await user.click(termsBox());
    expect(submitButton()).toBeDisabled();
  });

  it('marks every empty field, shows one toast, focuses the first and sends nothing', async () => {
    const { user, api, toasts } = renderElement(<EnquiryForm />);
    await user.click(termsBox());
    await user.click(submitButton());
    for (const [label, message] of Object.entries(MESSAGES)) {
      expect(field(label as Label)).toBeInvalid();
      expect(field(label as Label)).toHaveAccessibleDescription(message);
    }
    expect(toasts).toEqual([{ message: 'Please fill in all required fields.', variant: 'error' }]);
    expect(field('Name')).toHaveFocus();
    expect(api.to(PATH)).toEqual([]);
  });

  it('treats whitespace as empty, focuses the first empty field and removes its message once filled', async () => {
    const { user, api } = renderElement(<EnquiryForm />);
    await fillAndSubmit(user, { Phone: '   ', Time: '' });
    expect(field('Phone')).toHaveFocus();
    expect(field('Phone')).toHaveAccessibleDescription('Phone is required');
    expect(field('Time')).toHaveAccessibleDescription('Time is required');
    expect(field('Name')).toBeValid();
    await user.type(field('Phone'), '5');
    expect(field('Phone')).toBeValid();
    expect(field('Time')).toBeInvalid();
    expect(api.to(PATH)).toEqual([]);
  });

  it('sends the values unchanged, without category ids when there are none', async () => {
    const { user, api } = renderElement(<EnquiryForm />);
    await fillAndSubmit(user);
    await waitFor(() => expect(api.to(PATH)).toHaveLength(1));
    const [request] = api.to(PATH);
    expect(request?.method).toBe('POST');
    expect(request?.body).toEqual({
      name: 'Layla Haddad',
      email: 'layla@sadeel.example',
      phone: '050 123 4567',
      date: '2099-11-23',
      time: '16:30',
    });
    expect(request?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('sends the category and sub-category', async () => {
    const { user, api } = renderElement(<EnquiryForm categoryId="c1" subCategoryId="s1" />);
    await fillAndSubmit(user);
    await waitFor(() => expect(api.to(PATH)).toHaveLength(1));
    expect(api.to(PATH)[0]?.body).toMatchObject({ category: 'c1', subCategory: 's1' });
  });

  it('sends any format once the visitor has been asked, and sets the type and autocomplete of each field', async () => {
    const { user, api } = renderElement(<EnquiryForm />);
    expect(field('Phone')).toHaveAttribute('type', 'tel');
    expect(field('Phone')).toHaveAttribute('autocomplete', 'tel');
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
    await fillAndSubmit(user, { Email: 'no address', Phone: 'at work' });
    await user.click(await screen.findByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(api.to(PATH)).toHaveLength(1));
  });

  it('shows a toast, clears the fields and navigates home on success', async () => {
    const { user, toasts, place } = renderElement(<EnquiryForm />, { path: '/curtains-detail' });
    await fillAndSubmit(user);
    await waitFor(() => expect(place.current).toBe('/'));
    expect(toasts).toEqual([{ message: 'Enquiry Submitted Successfully', variant: 'success' }]);
    for (const label of Object.keys(MESSAGES)) expect(field(label as Label)).toHaveValue('');
    expect(termsBox()).not.toBeChecked();
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it.each([
    ['/', NavigationType.Replace],
    ['/rollers', NavigationType.Push],
  ])('leaves one home entry in the history when sent from %s', async (path, type) => {
    const NavigationTypeOutput = () => <output>{useNavigationType()}</output>;
    const { user } = renderElement(
      <>
        <EnquiryForm />
        <NavigationTypeOutput />
      </>,
      { path },
    );
    await fillAndSubmit(user);
    expect(await screen.findByText(type)).toBeVisible();
  });

  it('keeps the values and shows the message when the request is rejected', async () => {
    const { user, place } = renderElement(<EnquiryForm />, {
      path: '/curtains-detail',
      respond: respondWith(429, 'We have several requests from you already.'),
    });
    await fillAndSubmit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We have several requests from you already.',
    );
    for (const [label, text] of Object.entries(values)) {
      expect(field(label as Label)).toHaveValue(text);
    }
    expect(termsBox()).toBeChecked();
    expect(place.current).toBe('/curtains-detail');
  });

  it('shows what to do after a network error, without a toast', async () => {
    const { user, toasts } = renderElement(<EnquiryForm />, {
      respond: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await fillAndSubmit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('check your connection');
    expect(toasts).toEqual([]);
  });

  it('reuses the idempotency key for a retry and changes it for other values', async () => {
    const { user, api } = renderElement(<EnquiryForm />, {
      respond: respondWith(503, 'Back soon.'),
    });
    await fillAndSubmit(user);
    await screen.findByRole('alert');
    await user.click(submitButton());
    await waitFor(() => expect(api.to(PATH)).toHaveLength(2));
    await screen.findByRole('button', { name: 'Submit' });
    await enter(user, field('Name'), ' and family');
    await user.click(submitButton());
    await waitFor(() => expect(api.to(PATH)).toHaveLength(3));
    const [first, second, third] = api
      .to(PATH)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('sends one request for a double click and shows the pending state', async () => {
    let release = () => undefined as void;
    const { user, api } = renderElement(<EnquiryForm />, {
      respond: () => new Promise((resolve) => (release = () => resolve({ body: {} }))),
    });
    await fill(user);
    await user.click(termsBox());
    await user.dblClick(submitButton());
    const busy = await screen.findByRole('button', { name: 'Sending…' });
    await user.click(busy);
    expect(api.to(PATH)).toHaveLength(1);
    release();
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible();
    expect(api.to(PATH)).toHaveLength(1);
  });

  it('opens the terms in a new tab', () => {
    renderElement(<EnquiryForm />);
    const terms = screen.getByRole('link', { name: /^Terms and Conditions/ });
    expect(terms).toHaveAttribute('href', '/terms');
    expect(terms).toHaveAttribute('target', '_blank');
  });
});

describe('the free times of EnquiryForm (product 7.13, 7.14)', () => {
  const NINE = '09:00 – 11:00';
  const offering =
    (respond: Respond = () => ({ body: { message: 'Done.' } })): Respond =>
    (request) =>
      request.path === '/user/get-slots'
        ? { body: { slots: freeSlots, area: ['Dubai', 'Sharjah'] } }
        : respond(request);

  async function chooseNine(user: UserEvent) {
    await user.click(await screen.findByRole('radio', { name: 'Wed 2 Dec' }));
    await user.click(screen.getByRole('radio', { name: NINE }));
  }

  async function enterContact(user: UserEvent) {
    for (const label of ['Name', 'Email', 'Phone'] as const)
      await enter(user, field(label), values[label]);
    await user.click(termsBox());
  }

  it('fill day and hour, which are sent with the slot', async () => {
    const { user, api } = renderElement(<EnquiryForm />, { respond: offering() });
    await chooseNine(user);
    expect(field('Date')).toHaveValue('2099-12-02');
    expect(field('Time')).toHaveValue('09:00');
    await enterContact(user);
    await user.click(submitButton());
    await waitFor(() => expect(api.to(PATH)).toHaveLength(1));
    expect(api.to(PATH)[0]?.body).toMatchObject({
      date: '2099-12-02',
      time: '09:00',
      slotId: 'measuring_2099-12-02T09',
    });
  });

  it('are left for the visitor’s own day or hour', async () => {
    const { user, api } = renderElement(<EnquiryForm />, { respond: offering() });
    await chooseNine(user);
    await enterContact(user);
    fireEvent.change(field('Time'), { target: { value: '16:30' } });
    await user.click(submitButton());
    await waitFor(() => expect(api.to(PATH)).toHaveLength(1));
    expect(api.to(PATH)[0]?.body).not.toHaveProperty('slotId');
  });

  it('are replaced by the next three when one is taken; nothing is lost or booked unasked', async () => {
    const next = [1, 2, 3].map((hour) => buildSlot('2099-12-02', hour));
    const refuse: Respond = () => ({ status: 409, body: { message: 'Taken.', slots: next } });
    const { user, api } = renderElement(<EnquiryForm />, { respond: offering(refuse) });
    await chooseNine(user);
    await enterContact(user);
    await user.click(submitButton());
    expect(await screen.findByText('This time has just been taken. These are free:')).toBeVisible();
    const choices = screen.getAllByRole('radio');
    expect(choices).toHaveLength(3);
    for (const choice of choices) expect(choice).not.toBeChecked();
    expect(field('Name')).toHaveValue(values.Name);
    expect(termsBox()).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /13:00 – 15:00/ }));
    await user.click(submitButton());
    await waitFor(() => expect(api.to(PATH)).toHaveLength(2));
    expect(api.to(PATH)[1]?.body).toMatchObject({ slotId: next[1]?._id, time: '13:00' });
    await user.click(screen.getByRole('button', { name: 'See all free times' }));
    expect(await screen.findByRole('radio', { name: 'Wed 2 Dec' })).toBeInTheDocument();
  });

  it.each([404, 400])('are not offered by a server that answers with %s', async (status) => {
    renderElement(<EnquiryForm />, { respond: () => ({ status, body: { message: 'No.' } }) });
    await waitFor(() => expect(screen.queryByText('Choose a free time')).not.toBeInTheDocument());
    expect(field('Date')).toBeVisible();
  });
});
