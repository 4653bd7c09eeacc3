import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'This sentence is read out and not seen.' },
  render: (args) => (
    <Typography>
      This one is both. <VisuallyHidden {...args} />
    </Typography>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText(/read out/).getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};
