import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { LightboxPicture } from './LightboxPicture';
import { work } from '@/fixtures/catalogue.fixtures';
import { inBox } from '@/fixtures/inBox';

const meta = {
  title: 'Features/Works/LightboxPicture',
  component: LightboxPicture,
  decorators: [inBox({ display: 'grid', height: 480, bgcolor: 'night.main' })],
  args: { src: work.images[0] ?? '', alt: work.imageAlts?.[0] ?? '' },
} satisfies Meta<typeof LightboxPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The image fails to load. */
export const ErrorBrokenImage: Story = {
  tags: ['error'],
  args: { src: 'data:image/webp,', alt: 'A picture that does not load' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: args.alt }).tagName).toBe('DIV'));
  },
};
