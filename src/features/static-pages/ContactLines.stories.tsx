import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContactLines } from './ContactLines';

const meta = {
  title: 'Features/StaticPages/ContactLines',
  component: ContactLines,
} satisfies Meta<typeof ContactLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
