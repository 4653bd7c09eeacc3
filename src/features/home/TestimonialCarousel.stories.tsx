import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TestimonialCarousel } from './TestimonialCarousel';

const meta = {
  title: 'Features/Home/TestimonialCarousel',
  component: TestimonialCarousel,
  args: { headingId: 'testimonials' },
} satisfies Meta<typeof TestimonialCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
