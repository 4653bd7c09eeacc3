import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { heroSlides } from '@/content/heroSlides';
import { HeroSlide } from './HeroSlide';

const meta = {
  title: 'Features/Home/HeroSlide',
  component: HeroSlide,
  args: {
    banner: heroSlides[0] ?? { image: '' },
    position: 1,
    total: 3,
    isActive: true,
    mayLoad: true,
    holdProps: {},
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HeroSlide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const WithoutWords: Story = { args: { banner: { image: heroSlides[1]?.image ?? '' } } };
