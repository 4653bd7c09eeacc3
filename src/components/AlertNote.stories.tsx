import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Typography from '@mui/material/Typography';
import { AlertNote } from './AlertNote';

const meta = {
  title: 'Components/AlertNote',
  component: AlertNote,
  args: { children: <Typography>This order is delivered already.</Typography> },
} satisfies Meta<typeof AlertNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
