import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Testimonials } from './Testimonials';

const meta = {
  title: 'Features/Home/Testimonials',
  component: Testimonials,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Testimonials>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
