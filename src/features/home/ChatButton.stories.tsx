import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChatButton } from './ChatButton';

const meta = {
  title: 'Features/Home/ChatButton',
  component: ChatButton,
} satisfies Meta<typeof ChatButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
