import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { AskButton } from './AskButton';

const meta = {
  title: 'Components/AskButton',
  component: AskButton,
  args: {
    label: 'Ask about this',
    children: ({ isOpen }) => isOpen && <p>The draft</p>,
  },
} satisfies Meta<typeof AskButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask about this' }));
    await expect(canvas.getByText('The draft')).toBeVisible();
  },
};
