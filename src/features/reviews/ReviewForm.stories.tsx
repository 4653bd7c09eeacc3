import type { StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { reviewPhotos } from '@/fixtures/reviews.fixtures';
import type { AppStore } from '@/store/makeStore';
import { refused } from '@/fixtures/refused';
import { inBox } from '@/fixtures/inBox';
import { reviewDraftSlice, reviewEdited } from './reviewDraftSlice';
import { ReviewForm } from './ReviewForm';

const PRODUCT_ID = 'almas-ivory-linen';

const fill = (store: AppStore) => {
  const change = { name: 'Aisha', review: 'Falls in open, easy folds.', rating: 5 };
  store.inject(reviewDraftSlice);
  store.dispatch(reviewEdited({ productId: PRODUCT_ID, change }));
};

const pressSend: StoryObj['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send review' }));
};

const meta = preview.meta({
  component: ReviewForm,
  decorators: [inBox({ maxWidth: 460 })],
  args: { productId: PRODUCT_ID },
  parameters: { shop: { signedIn: true } },
});

export const Default = meta.story();
export const Visitor = meta.story({ parameters: { shop: { signedIn: false } } });
export const Filled = meta.story({ parameters: { shop: { fill } } });

export const ErrorTextMissing = meta.story({
  tags: ['error'],
  play: async (context) => {
    await pressSend(context);
    const review = context.canvas.getByRole('textbox', { name: /Your review/ });
    await expect(review).toHaveAccessibleDescription('Please enter a review');
    await expect(review).toHaveFocus();
  },
});

export const Sending = meta.story({
  parameters: { shop: { fill } },
  play: async (context) => {
    await pressSend(context);
    const button = context.canvas.getByRole('button', { name: 'Sending…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Keeps the text and shows the error message as a toast. */
export const ErrorRefused = meta.story({
  tags: ['error'],
  parameters: { shop: { ...refused('You have reviewed this already.'), fill } },
  play: async (context) => {
    await pressSend(context);
    await screen.findByText('You have reviewed this already.');
    const review = context.canvas.getByRole('textbox', { name: /Your review/ });
    await expect(review).toHaveValue('Falls in open, easy folds.');
  },
});

const fillWithPhotos = (store: AppStore) => {
  fill(store);
  const photos = reviewPhotos.map(({ thumbnail }) => ({ url: thumbnail }));
  store.inject(reviewDraftSlice);
  store.dispatch(reviewEdited({ productId: PRODUCT_ID, change: { photos } }));
};

/** Photos can be removed before the review is sent. */
export const WithPhotos = meta.story({
  args: { maxPhotos: 3 },
  parameters: { shop: { fill: fillWithPhotos } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove photo 1' }));
    await expect(canvas.getByText(`${reviewPhotos.length - 1} of 3`)).toBeVisible();
  },
});

/** A chosen image is shown at once, made smaller by the browser. */
export const PhotoChosen = meta.story({
  args: { maxPhotos: 3 },
  parameters: { shop: { fill } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Add photos' });
    const image = Object.assign(document.createElement('canvas'), { width: 60, height: 40 });
    image.getContext('2d')?.fillRect(0, 0, image.width, image.height);
    const blob = await new Promise<Blob | null>((resolve) => image.toBlob(resolve));
    const files = blob ? [new File([blob], 'window.png', { type: 'image/png' })] : [];
    const input = canvasElement.querySelector('input[type=file]');
    if (input) await fireEvent.change(input, { target: { files } });
    await expect(await canvas.findByRole('button', { name: 'Remove photo 1' })).toBeVisible();
    await expect(canvas.getByText('1 of 3')).toBeVisible();
  },
});
