import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NotFound } from './NotFound';

const meta = {
  title: 'Features/StaticPages/NotFound',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
