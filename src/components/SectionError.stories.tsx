import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { goOffline } from '../../.storybook/storyOffline';
import { SectionError } from './SectionError';

const meta = {
  title: 'Components/SectionError',
  tags: ['error'],
  component: SectionError,
  args: { what: 'the fabrics', onRetry: fn() },
} satisfies Meta<typeof SectionError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const ErrorWithReason: Story = {
  tags: ['error'],
  args: { reason: 'The showroom is being cleaned.' },
};
export const ErrorRetrying: Story = { tags: ['error'], args: { isRetrying: true } };
/** The banner of the layout says that the browser is offline. */
export const ErrorOffline: Story = {
  tags: ['error'],
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/once you are back online/)).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    reason:
      'Too many requests came from your network within one minute. Please wait a moment, then try again; nothing you have typed is lost.',
  },
  globals: { viewport: { value: 'slim' } },
};
