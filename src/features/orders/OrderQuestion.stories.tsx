import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { OrderQuestion } from './OrderQuestion';

const meta = preview.meta({
  component: OrderQuestion,
  tags: ['!autodocs'],
  args: { orderNumber: 'SDL-261105-8QKCP', status: 'InTransit' },
});

/** The draft names number and status only. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask about this' }));
    await expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue(
      'Hello Sadeel,\nI have a question about my order SDL-261105-8QKCP. Its status: In Transit.\nCan you help me?',
    );
  },
});
