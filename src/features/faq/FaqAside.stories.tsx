import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FaqAside } from './FaqAside';

const meta = {
  title: 'Features/FAQ/FaqAside',
  component: FaqAside,
} satisfies Meta<typeof FaqAside>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
