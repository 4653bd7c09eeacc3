import preview from '#.storybook/preview';
import { Translated } from '#.storybook/Translated';
import { heroSlides } from '@/content/heroSlides';
import { HeroFrame } from './HeroFrame';
import { HeroSlide } from './HeroSlide';

const meta = preview.meta({
  component: HeroSlide,
  decorators: [
    (Story) => (
      <Translated>
        <HeroFrame aria-label="Slides">
          <Story />
        </HeroFrame>
      </Translated>
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
});

export const Shown = meta.story();
export const WithoutWords = meta.story({
  args: { banner: { image: heroSlides.en[1]?.image ?? '' } },
});
export const LongText = meta.story({
  args: {
    banner: {
      ...heroSlides.en[0],
      image: heroSlides.en[0]?.image ?? '',
      heading: 'Hand-pleated heavyweight linen curtains with a border in silk',
      text: 'Measured in your home on the day you call, sewn in our own workroom and hung by the people who measured them.',
    },
  },
});

export const MissingImage = meta.story({
  args: { banner: { ...heroSlides.en[0], image: 'data:image/webp,', imagePortrait: undefined } },
});
