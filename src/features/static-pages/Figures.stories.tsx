import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { about } from '@/content/about';
import { Figures } from './Figures';

const meta = {
  title: 'Features/StaticPages/Figures',
  component: Figures,
  args: { figures: about.en.figures },
} satisfies Meta<typeof Figures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
