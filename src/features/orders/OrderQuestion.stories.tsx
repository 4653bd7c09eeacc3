import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { OrderQuestion } from './OrderQuestion';

const meta = {
  title: 'Features/Orders/OrderQuestion',
  component: OrderQuestion,
  tags: ['!autodocs'],
  args: { orderNumber: 'SDL-261105-8QKCP', status: 'InTransit' },
} satisfies Meta<typeof OrderQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The draft names number and status only. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask about this' }));
    await expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue(
      'Hello Sadeel,\nI have a question about my order SDL-261105-8QKCP. Its status: In Transit.\nCan you help me?',
    );
  },
};
