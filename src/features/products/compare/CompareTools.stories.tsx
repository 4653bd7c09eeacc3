import { expect, fn, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CompareTools } from './CompareTools';

const meta = preview.meta({
  component: CompareTools,
  args: {
    isDifferencesOnly: false,
    onChangeDifferences: fn(),
    canDiffer: true,
    quotePath: '/compare?show=quote',
    makeLink: () => 'https://sadeel.example/compare?ids=a,b',
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show differences only' }));
    await expect(args.onChangeDifferences).toHaveBeenCalledWith(true);
  },
});

/** One product has nothing to differ from. */
export const One = meta.story({ args: { canDiffer: false } });

export const Copied = meta.story({
  beforeEach: () => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    return () => copy.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByText(/^Link copied/)).toBeVisible();
  },
});

/** The browser refuses, so the link is shown. */
export const ErrorCopying = meta.story({
  tags: ['error'],
  beforeEach: () => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    return () => copy.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByLabelText('Link')).toHaveValue(
      'https://sadeel.example/compare?ids=a,b',
    );
  },
});
