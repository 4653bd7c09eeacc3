import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TextArea } from './TextArea';

const LONG = 'Ring twice.\nThe gate is on the left.\nPlease call first.\nMind the dog.\nThank you.';

const meta = preview.meta({
  component: TextArea,
  args: {
    label: 'Order notes (optional)',
    rows: 3,
    maxLength: 2000,
    value: '',
    onChange: () => undefined,
  },
});

export const Default = meta.story();
export const GrownWithItsText = meta.story({
  args: { value: LONG },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area.clientHeight).toBeGreaterThanOrEqual(area.scrollHeight);
  },
});
export const Error = meta.story({
  tags: ['error'],
  args: { error: true, helperText: 'At most 2000 letters' },
});
