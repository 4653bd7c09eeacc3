import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ReviewForm } from '@/features/reviews/ReviewForm';
import { signedIn } from '@/store/slices/authSlice';
import type { Respond } from '../../support/fakeApi';
import { renderElement } from '../../support/renderElement';
import { buildSession } from '@/fixtures/session.fixtures';
import { enter } from '../../support/enter';

const PATH = '/product-detail?id=linen&size=s2';

function showForm({
  isSignedIn = true,
  respond,
}: { isSignedIn?: boolean; respond?: Respond } = {}) {
  const view = renderElement(<ReviewForm productId="linen" />, { path: PATH, respond });
  if (isSignedIn) act(() => void view.store.dispatch(signedIn(buildSession())));
  const { user } = view;
  const send = async () => user.click(await screen.findByRole('button', { name: 'Send review' }));
  const fill = async () => {
    clickStar('4 stars');
    await enter(user, review(), 'Falls beautifully.');
    await enter(user, name(), 'Aisha');
  };
  return { ...view, send, fill };
}

const review = () => screen.getByRole('textbox', { name: /Your review/ });
const name = () => screen.getByRole('textbox', { name: /Your name/ });
const star = (label: string) => screen.getByRole('radio', { name: label });
/** Clicks a star without pointer movement, which jsdom cannot measure. */
const clickStar = (label: string) => fireEvent.click(star(label), { clientX: 1 });

describe('ReviewForm', () => {
  it('shows the first invalid field in a toast and inline, and focuses it (product 6.2)', async () => {
    const { user, toasts, send, api } = showForm();
    await send();
    expect(review()).toHaveAccessibleDescription('Please enter a review');
    expect(review()).toHaveFocus();
    await enter(user, review(), 'Lovely');
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('Please select a rating');
    clickStar('5 stars');
    await send();
    expect(name()).toHaveAccessibleDescription('Please enter a name');
    expect(name()).toHaveFocus();
    expect(toasts).toEqual([
      { message: 'Please enter a review', variant: 'error' },
      { message: 'Please select a rating', variant: 'error' },
      { message: 'Please enter a name', variant: 'error' },
    ]);
    expect(api.requests).toEqual([]);
  });

  it('focuses the missing rating without choosing a star', async () => {
    const { user, send } = showForm();
    await enter(user, review(), 'Lovely');
    await send();
    expect(star('No rating')).toHaveFocus();
    expect(star('No rating')).toBeChecked();
  });

  it('removes a message when its field is edited', async () => {
    const { user, send } = showForm();
    await send();
    await user.type(review(), 'L');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('resets the rating to 0 when the same star is clicked', () => {
    const { store } = showForm();
    const rating = () => store.getState().reviewDraft?.drafts['linen']?.rating;
    clickStar('3 stars');
    expect(rating()).toBe(3);
    clickStar('3 stars');
    expect(rating()).toBe(0);
  });

  it('starts without a rating and changes it by keyboard', async () => {
    const { user } = showForm();
    expect(star('No rating')).toBeChecked();
    act(() => star('No rating').focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(star('2 stars')).toBeChecked();
  });

  it('sends the review with an idempotency key, shows a toast and clears the form', async () => {
    const { send, fill, api, toasts } = showForm();
    await fill();
    await send();
    await waitFor(() => expect(review()).toHaveValue(''));
    expect(name()).toHaveValue('');
    expect(star('4 stars')).not.toBeChecked();
    expect(toasts).toEqual([{ message: 'Review Added Successfully', variant: 'success' }]);
    const [sent] = api.to('/user/add-review');
    expect(sent?.body).toEqual({
      productId: 'linen',
      rating: 4,
      review: 'Falls beautifully.',
      name: 'Aisha',
    });
    expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('sends one request for three clicks', async () => {
    const { user, fill, api } = showForm();
    await fill();
    await user.tripleClick(screen.getByRole('button', { name: 'Send review' }));
    await waitFor(() => expect(review()).toHaveValue(''));
    expect(api.to('/user/add-review')).toHaveLength(1);
  });

  it('keeps the review after a failure and reuses the idempotency key for a retry', async () => {
    const { send, fill, api, toasts } = showForm({
      respond: () => ({ status: 500, body: { message: 'Please try again.' } }),
    });
    await fill();
    await send();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(review()).toHaveValue('Falls beautifully.');
    await send();
    await waitFor(() => expect(api.to('/user/add-review')).toHaveLength(2));
    const keys = api.to('/user/add-review').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toBe(keys[1]);
  });

  it('changes the idempotency key for another text', async () => {
    const { user, send, fill, api } = showForm({ respond: () => ({ status: 500 }) });
    await fill();
    await send();
    await enter(user, review(), ' Twice.');
    await send();
    await waitFor(() => expect(api.to('/user/add-review')).toHaveLength(2));
    const keys = api.to('/user/add-review').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).not.toBe(keys[1]);
  });
});

describe('the review of a customer with a name (product 10.13)', () => {
  const asLayla = (name: string) =>
    signedIn(buildSession({ user: { ...buildSession().user, name } }));

  it('has the name of the account until another one is entered', async () => {
    const { store, update, user } = showForm();
    act(() => void store.dispatch(asLayla('Layla')));
    expect(name()).toHaveValue('Layla');
    update(<p>Another page</p>);
    update(<ReviewForm productId="linen" />);
    act(() => void store.dispatch(asLayla('Layla Haddad')));
    expect(name()).toHaveValue('Layla Haddad');
    await user.clear(name());
    expect(name()).toHaveValue('');
  });
});

describe('the review of a customer whose session expires', () => {
  it('is restored after sign-in', async () => {
    const { send, fill, store, update, api, toasts } = showForm({
      respond: () => ({ status: 401, body: { message: 'Token expired' } }),
    });
    await fill();
    await send();
    await waitFor(() => expect(store.getState().auth.token).toBeNull());
    expect(toasts).toEqual([{ message: 'Token expired', variant: 'error' }]);
    update(<p>Sign-in</p>);
    act(() => void store.dispatch(signedIn(buildSession({ token: 'newer' }))));
    update(<ReviewForm productId="linen" />);
    expect(review()).toHaveValue('Falls beautifully.');
    expect(name()).toHaveValue('Aisha');
    expect(star('4 stars')).toBeChecked();
    expect(api.to('/user/add-review')).toHaveLength(1);
  });
});

describe('the review of a visitor', () => {
  it('is validated before sign-in', async () => {
    const { send, place } = showForm({ isSignedIn: false });
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a review');
    expect(place.current).toBe(PATH);
  });

  it('redirects to sign-in and back to this product (product 6.4)', async () => {
    const { send, fill, place, api } = showForm({ isSignedIn: false });
    await fill();
    await send();
    await waitFor(() => expect(place.current).toBe('/login'));
    const idempotencyKey: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
    // Without the texts of the review, which stay in memory.
    expect(place.state).toEqual({
      returnTo: PATH,
      addReview: { productId: 'linen', idempotencyKey },
    });
    expect(api.requests).toEqual([]);
  });
});
