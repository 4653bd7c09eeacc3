import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TestimonialCard } from './TestimonialCard';

const testimonial = {
  rating: 5,
  proImage: '/media/about/atelier/1400x900-bfb4a0/1400.webp',
  name: 'Maryam Al Hashimi',
  review: 'Every hem touches the floor where it should.',
};

const meta = {
  title: 'Features/Home/TestimonialCard',
  component: TestimonialCard,
  args: { testimonial },
} satisfies Meta<typeof TestimonialCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    testimonial: { ...testimonial, rating: 3, name: 'Sheikha Maryam bint Abdulrahman Al Hashimi' },
  },
};
