import preview from '#.storybook/preview';
import { TestimonialCard } from './TestimonialCard';

const testimonial = {
  rating: 5,
  proImage: '/media/about/atelier/1400x900-bfb4a0/1400.webp',
  name: 'Maryam Al Hashimi',
  review: 'Every hem touches the floor where it should.',
};

const meta = preview.meta({ component: TestimonialCard, args: { testimonial } });

export const Default = meta.story();
export const LongText = meta.story({
  args: {
    testimonial: { ...testimonial, rating: 3, name: 'Sheikha Maryam bint Abdulrahman Al Hashimi' },
  },
});
