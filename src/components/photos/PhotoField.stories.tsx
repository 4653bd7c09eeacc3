import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { inBox } from '@/fixtures/inBox';
import { reviewPhotos } from '@/fixtures/reviews.fixtures';
import type { DraftPhoto } from '@/lib/draftPhotos';
import { PhotoField, type PhotoFieldProps } from './PhotoField';

const photos: DraftPhoto[] = reviewPhotos.map(({ thumbnail }) => ({ url: thumbnail }));

/** Keeps the photos like a form. */
function Field(props: PhotoFieldProps) {
  const [chosen, setChosen] = useState(props.photos);
  return <PhotoField {...props} photos={chosen} onChange={setChosen} />;
}

const meta = preview.meta({
  component: PhotoField,
  decorators: [inBox({ maxWidth: 460 })],
  args: {
    photos: [],
    onChange: fn(),
    max: 3,
    help: 'Up to 3 photos of your curtains at home.',
    unsupported: 'We cannot take photos at the moment.',
    isSending: false,
    problem: undefined,
  },
  render: (args) => <Field {...args} />,
});

export const Default = meta.story();

export const Filled = meta.story({
  args: { photos },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 1' }));
    await expect(canvas.getByText('1 of 3')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add photos' })).toHaveFocus();
  },
});

export const AtTheLimit = meta.story({
  args: {
    photos: [
      ...photos,
      { url: '/media/products/zabeel-emerald-velvet-room/900x1100-0d3825/320.webp' },
    ],
  },
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
  args: {
    isSending: true,
    photos: photos.map((photo, at) => (at === 0 ? { ...photo, uploaded: 'a' } : photo)),
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
    photos,
    problem: {
      kind: 'refused',
      url: photos[1]?.url ?? '',
      reason: 'This photo cannot be read. Please choose another one.',
    },
  },
});

/** The request failed without a response. */
export const ErrorNotSent = meta.story({
  tags: ['error'],
  args: { photos, problem: { kind: 'refused', url: photos[0]?.url ?? '', reason: undefined } },
});

/** The server takes no photos after all. */
export const ErrorUnsupported = meta.story({
  tags: ['error'],
  args: { problem: { kind: 'unsupported' } },
});

export const Sent = meta.story({ args: { sent: 'Your photos appear once we have checked them.' } });
