import Alert from '@mui/material/Alert';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Typography from '@mui/material/Typography';

const meta = {
  title: 'Components/Alert',
  component: Alert,
  args: { severity: 'error', children: <Typography>This order is delivered already.</Typography> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Alert>;

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
