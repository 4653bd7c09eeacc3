import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ReviewForm } from '@/features/reviews/ReviewForm';
import { buildSession } from '@/fixtures/session.fixtures';
import { signedIn, signedOut } from '@/store/slices/authSlice';
import { reviewEdited } from '@/features/reviews/reviewDraftSlice';
import type { Respond } from '../../support/fakeApi';
import { renderElement } from '../../support/renderElement';

const image = (name: string, type = 'image/png') => new File([`bytes of ${name}`], name, { type });
const UPLOAD = '/user/upload-review-photo';
const REVIEW = '/user/add-review';

/** Accepts uploads as `id-1`, `id-2` and so on, and reviews. */
const accept = (): Respond => {
  let count = 0;
  return ({ path }) => {
    if (path === UPLOAD) count += 1;
    return { body: path === UPLOAD ? { photo: `id-${count}` } : { message: 'Thank you' } };
  };
};

async function showForm(respond: Respond = accept(), isSignedIn = true) {
  const form = <ReviewForm productId="linen" maxPhotos={3} />;
  const view = renderElement(form, { path: '/product-detail?id=linen', respond });
  if (isSignedIn) act(() => void view.store.dispatch(signedIn(buildSession())));
  const change = { review: 'Falls beautifully.', name: 'Aisha', rating: 4 };
  act(() => void view.store.dispatch(reviewEdited({ productId: 'linen', change })));
  await screen.findByRole('button', { name: 'Add photos' });
  return {
    ...view,
    form,
    send: () => view.user.click(screen.getByRole('button', { name: 'Send review' })),
    photosOfDraft: () => view.store.getState().reviewDraft?.drafts['linen']?.photos,
  };
}

function choose(...files: File[]): void {
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('There is no file field.');
  fireEvent.change(input, { target: { files } });
}
const previews = () => screen.queryAllByRole('img', { name: /^Photo \d$/ });
const addButton = () => screen.getByRole('button', { name: 'Add photos' });

describe('the photo field (product 6.5)', () => {
  it('is absent on a server that takes no photos', () => {
    renderElement(<ReviewForm productId="linen" />);
    expect(screen.queryByRole('button', { name: 'Add photos' })).not.toBeInTheDocument();
  });

  it('shows up to three photos, which can be removed', async () => {
    const { user } = await showForm();
    choose(image('1.png'), image('2.png'));
    expect(await screen.findByText('2 of 3')).toBeVisible();
    choose(image('3.png'), image('4.png'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Only 3 photos fit/);
    expect(previews()).toHaveLength(3);
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
    expect(previews()).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(addButton()).toHaveFocus();
  });

  it('adds the same photo once', async () => {
    await showForm();
    choose(image('1.png'));
    expect(await screen.findByText('1 of 3')).toBeVisible();
    choose(image('1.png'), image('2.png'));
    expect(await screen.findByText('2 of 3')).toBeVisible();
  });

  it.each([
    ['a PDF', image('a.pdf', 'application/pdf'), /^Only JPEG, PNG and WebP images/],
    ['more than 5 MB', new File([new Uint8Array(6e6)], 'a.jpg', { type: 'image/jpeg' }), /5 MB/],
  ])('refuses %s, and keeps the others', async (_what, file, message) => {
    await showForm();
    choose(file, image('1.png'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(previews()).toHaveLength(1);
  });
});

describe('a review with photos', () => {
  it('is sent after its photos, with their ids', async () => {
    const { send, api } = await showForm();
    choose(image('1.png'), image('2.jpg', 'image/jpeg'), image('3.pdf', 'application/pdf'));
    await screen.findByText('2 of 3');
    await send();
    expect(await screen.findByText('Your photos appear once we have checked them.')).toBeVisible();
    expect(api.requests.map(({ path }) => path)).toEqual([UPLOAD, UPLOAD, REVIEW]);
    const uploads = api.to(UPLOAD).map(({ headers, body }) => [headers.get('Content-Type'), body]);
    expect(uploads).toEqual([
      ['image/png', 'bytes of 1.png'],
      ['image/jpeg', 'bytes of 2.jpg'],
    ]);
    expect(api.to(REVIEW)[0]?.body).toMatchObject({ photos: ['id-1', 'id-2'] });
    expect(previews()).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is kept when a photo is refused, and can be sent without photos', async () => {
    const { send, user, api, toasts } = await showForm(({ path }) =>
      path === UPLOAD ? { status: 400, body: { message: 'It is damaged.' } } : {},
    );
    choose(image('1.png'));
    await screen.findByText('1 of 3');
    await send();
    expect(await screen.findByText('Photo 1 was not sent: It is damaged.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Your review/ })).toHaveValue('Falls beautifully.');
    expect(api.to(REVIEW)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send without photos' }));
    await waitFor(() => expect(api.to(REVIEW)).toHaveLength(1));
    expect(api.to(REVIEW)[0]?.body).not.toHaveProperty('photos');
    expect(toasts).toEqual([{ message: 'Review Added Successfully', variant: 'success' }]);
  });

  it('uploads only the missing photos when it is sent again', async () => {
    let isOnline = false;
    const upload = accept();
    const { send, api } = await showForm((request) => {
      if (request.path === UPLOAD && api.to(UPLOAD).length === 2 && !isOnline)
        throw new TypeError('Failed to fetch');
      return upload(request);
    });
    choose(image('1.png'), image('2.png'));
    await screen.findByText('2 of 3');
    await send();
    expect(await screen.findByText(/^Photo 2 could not be sent/)).toBeVisible();
    isOnline = true;
    await send();
    await waitFor(() => expect(api.to(REVIEW)).toHaveLength(1));
    expect(api.to(UPLOAD).map(({ body }) => body)).toEqual([
      'bytes of 1.png',
      'bytes of 2.png',
      'bytes of 2.png',
    ]);
  });

  it('uploads the photos again when the server has lost them', async () => {
    const { send, api, photosOfDraft } = await showForm(({ path }) =>
      path === UPLOAD ? { body: { photo: 'id' } } : { status: 400, body: { message: 'Gone.' } },
    );
    choose(image('1.png'));
    await screen.findByText('1 of 3');
    await send();
    await waitFor(() => expect(api.to(REVIEW)).toHaveLength(1));
    await waitFor(() => expect(photosOfDraft()?.[0]).not.toHaveProperty('uploaded'));
    await send();
    await waitFor(() => expect(api.to(UPLOAD)).toHaveLength(2));
  });

  it('replaces the field with a note on a server without the request, and can be sent', async () => {
    const { send, api, toasts } = await showForm(({ path }) =>
      path === UPLOAD ? { status: 404, body: { message: 'No such request.' } } : {},
    );
    choose(image('1.png'));
    await screen.findByText('1 of 3');
    await send();
    expect(await screen.findByText(/^We cannot take photos at the moment/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add photos' })).not.toBeInTheDocument();
    await send();
    await waitFor(() => expect(api.to(REVIEW)).toHaveLength(1));
    expect(toasts).toEqual([{ message: 'Review Added Successfully', variant: 'success' }]);
  });
});

describe('the photos of a draft', () => {
  it('survive the sign-in of a visitor (product 6.4)', async () => {
    const { send, store, place, update, form } = await showForm(accept(), false);
    choose(image('1.png'));
    await screen.findByText('1 of 3');
    await send();
    await waitFor(() => expect(place.current).toBe('/login'));
    update(<p>Sign-in</p>);
    act(() => void store.dispatch(signedIn(buildSession())));
    update(form);
    expect(await screen.findByText('1 of 3')).toBeVisible();
  });

  it('survive a session that ends while they are uploaded, and nobody else sees them', async () => {
    const { send, store, photosOfDraft } = await showForm(() => ({
      status: 401,
      body: { message: 'Token expired' },
    }));
    choose(image('1.png'));
    await screen.findByText('1 of 3');
    await send();
    await waitFor(() => expect(store.getState().auth.token).toBeNull());
    expect(photosOfDraft()).toBeUndefined();
    act(() => void store.dispatch(signedIn(buildSession({ token: 'newer' }))));
    expect(photosOfDraft()).toHaveLength(1);
    act(() => void store.dispatch(signedOut()));
    expect(photosOfDraft()).toBeUndefined();
  });
});
