import preview from '#.storybook/preview';
import { rollersPage } from '@/content/rollers';
import { DetailHero } from './DetailHero';
import { longTitle } from '@/fixtures/longTitle';

const meta = preview.meta({
  component: DetailHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: rollersPage.en.title,
    intro: rollersPage.en.intro,
    image: rollersPage.en.image,
    imageAlt: rollersPage.en.imageAlt,
  },
});

export const Default = meta.story();
export const WithOverline = meta.story({ args: { overline: 'Curtains', ratio: '1 / 1' } });

export const LongText = meta.story({ args: { title: longTitle } });

export const Loading = meta.story({
  args: { title: undefined, intro: undefined, image: undefined, imageAlt: undefined },
});

export const LoadingImage = meta.story({
  name: 'Loading image',
  args: { image: undefined, imageAlt: undefined },
});
