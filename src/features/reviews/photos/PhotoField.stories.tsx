import { expect, fireEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { reviewPhotos } from '@/fixtures/reviews.fixtures';
import type { AppStore } from '@/store/makeStore';
import { inBox } from '@/fixtures/inBox';
import { PhotoField } from './PhotoField';
import { reviewDraftSlice, reviewEdited, type DraftPhoto } from '../reviewDraftSlice';

const PRODUCT_ID = 'almas-ivory-linen';

const fillWith = (photos: DraftPhoto[]) => (store: AppStore) => {
  store.inject(reviewDraftSlice);
  store.dispatch(reviewEdited({ productId: PRODUCT_ID, change: { photos } }));
};
const photos: DraftPhoto[] = reviewPhotos.map(({ thumbnail }) => ({ url: thumbnail }));
const fill = fillWith(photos);
const full = fillWith([
  ...photos,
  { url: '/media/products/zabeel-emerald-velvet-room/900x1100-0d3825/320.webp' },
]);

const meta = preview.meta({
  component: PhotoField,
  decorators: [inBox({ maxWidth: 460 })],
  args: { productId: PRODUCT_ID, max: 3, isSending: false, problem: undefined, wasSent: false },
});

export const Default = meta.story();

export const Filled = meta.story({
  parameters: { shop: { fill } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 1' }));
    await expect(canvas.getByText('1 of 3')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add photos' })).toHaveFocus();
  },
});

export const AtTheLimit = meta.story({
  parameters: { shop: { fill: full } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add photos' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** The first photo has been uploaded. */
export const Uploading = meta.story({
  tags: ['moving'],
  args: { isSending: true },
  parameters: {
    shop: {
      fill: fillWith(photos.map((photo, at) => (at === 0 ? { ...photo, uploaded: 'a' } : photo))),
    },
  },
});

/** Damaged files and other formats are not added. */
export const ErrorWrongType = meta.story({
  tags: ['error'],
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input');
    const files = [new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' })];
    if (input) await fireEvent.change(input, { target: { files } });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Only JPEG, PNG and WebP/);
  },
});

export const ErrorRefused = meta.story({
  tags: ['error'],
  args: {
    problem: {
      kind: 'refused',
      url: photos[1]?.url ?? '',
      reason: 'This photo cannot be read. Please choose another one.',
    },
  },
  parameters: { shop: { fill } },
});

/** The request failed without a response. */
export const ErrorNotSent = meta.story({
  tags: ['error'],
  args: { problem: { kind: 'refused', url: photos[0]?.url ?? '', reason: undefined } },
  parameters: { shop: { fill } },
});

/** The server takes no photos after all. */
export const ErrorUnsupported = meta.story({
  tags: ['error'],
  args: { problem: { kind: 'unsupported' } },
});

export const Sent = meta.story({ args: { wasSent: true } });
