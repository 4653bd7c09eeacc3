import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { AskButton } from './AskButton';

const meta = preview.meta({
  component: AskButton,
  args: {
    label: 'Ask about this',
    children: ({ isOpen }) => isOpen && <p>The draft</p>,
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask about this' }));
    await expect(canvas.getByText('The draft')).toBeVisible();
  },
});
