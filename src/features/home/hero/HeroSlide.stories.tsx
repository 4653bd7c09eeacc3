import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { heroSlides } from '@/content/heroSlides';
import { HeroFrame } from './HeroFrame';
import { HeroSlide } from './HeroSlide';

const meta = {
  title: 'Features/Home/HeroSlide',
  component: HeroSlide,
  decorators: [
    (Story) => (
      <HeroFrame aria-label="Slides">
        <Story />
      </HeroFrame>
    ),
  ],
  args: {
    banner: heroSlides.en[0] ?? { image: '' },
    position: 1,
    total: 3,
    isActive: true,
    mayLoad: true,
    pauseProps: {},
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HeroSlide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const WithoutWords: Story = { args: { banner: { image: heroSlides.en[1]?.image ?? '' } } };
export const LongText: Story = {
  args: {
    banner: {
      ...heroSlides.en[0],
      image: heroSlides.en[0]?.image ?? '',
      heading: 'Hand-pleated heavyweight linen curtains with a border in silk',
      text: 'Measured in your home on the day you call, sewn in our own workroom and hung by the people who measured them.',
    },
  },
};

export const MissingImage: Story = {
  args: { banner: { ...heroSlides.en[0], image: 'data:image/webp,', imagePortrait: undefined } },
};
