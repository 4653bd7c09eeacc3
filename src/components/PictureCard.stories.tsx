import preview from '#.storybook/preview';
import { rollersPage } from '@/content/rollers';
import { PictureCard } from './PictureCard';
import { longTitle } from '@/fixtures/longTitle';

const meta = preview.meta({
  component: PictureCard,
  args: {
    to: '/categories',
    list: 'categories',
    title: 'Roller blinds',
    image: rollersPage.en.image,
    imageAlt: rollersPage.en.imageAlt,
    ratio: '4 / 3',
    sizes: '400px',
    isPriority: false,
  },
});

export const Default = meta.story();

export const WithText = meta.story({
  args: { overline: '5 November 2026', children: 'One flat piece of cloth on a tube.' },
});

export const LongText = meta.story({ args: { title: longTitle } });

export const MissingImage = meta.story({ args: { image: undefined } });
