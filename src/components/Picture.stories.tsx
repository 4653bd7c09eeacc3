import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { rollersPage } from '@/content/rollers';
import { inBox } from '@/fixtures/inBox';
import { Picture } from './Picture';

const meta = preview.meta({
  component: Picture,
  decorators: [inBox({ maxWidth: 480 })],
  args: {
    src: rollersPage.en.image,
    alt: rollersPage.en.imageAlt,
    ratio: '4 / 3',
    sizes: '480px',
    isPriority: false,
  },
  argTypes: {
    ratio: { control: 'select', options: ['1 / 1', '4 / 5', '4 / 3', '3 / 2', '16 / 9'] },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const picture = await canvas.findByRole('img', { name: args.alt });
    await waitFor(() => expect(picture).toHaveProperty('naturalWidth', 480));
  },
});
export const FirstView = meta.story({ args: { isPriority: true } });
/** Without `src`: the placeholder keeps the alt text. */
export const Missing = meta.story({
  args: { src: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.alt })).toBeVisible();
  },
});
/** The image fails to load. */
export const ErrorBrokenImage = meta.story({
  tags: ['error'],
  args: { src: 'data:image/webp,' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: args.alt }).tagName).toBe('DIV'));
  },
});
