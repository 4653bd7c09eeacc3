import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { goOffline } from '../../.storybook/storyOffline';
import { SectionError } from './SectionError';

const meta = preview.meta({
  tags: ['error'],
  component: SectionError,
  args: { what: 'the fabrics', onRetry: fn(), isRetrying: false },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const ErrorWithReason = meta.story({
  tags: ['error'],
  args: { reason: 'The showroom is being cleaned.' },
});
export const ErrorRetrying = meta.story({ tags: ['error'], args: { isRetrying: true } });
/** The banner of the layout says that the browser is offline. */
export const ErrorOffline = meta.story({
  tags: ['error'],
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/once you are back online/)).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    reason:
      'Too many requests came from your network within one minute. Please wait a moment, then try again; nothing you have typed is lost.',
  },
  globals: { viewport: { value: 'slim' } },
});
