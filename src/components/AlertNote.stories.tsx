import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Typography from '@mui/material/Typography';
import { AlertNote } from './AlertNote';

const meta = {
  title: 'Components/AlertNote',
  component: AlertNote,
  args: { children: <Typography>This order is delivered already.</Typography> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof AlertNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    children: (
      <Typography>
        This order has left our workshop already, so it cannot be cancelled any more. Call us, and
        the driver brings it back without coming up to your door.
      </Typography>
    ),
  },
  globals: { viewport: { value: 'slim' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
