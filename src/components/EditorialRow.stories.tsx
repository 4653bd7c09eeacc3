import preview from '#.storybook/preview';
import { rollersPage } from '@/content/rollers';
import { EditorialRow } from './EditorialRow';

const meta = preview.meta({
  component: EditorialRow,
  args: {
    heading: rollersPage.en.title,
    image: rollersPage.en.image,
    imageAlt: rollersPage.en.imageAlt,
    children: rollersPage.en.intro,
    isReversed: false,
    isPriority: false,
  },
});

export const Default = meta.story();
export const Reversed = meta.story({ args: { isReversed: true, overline: 'A short guide' } });
export const SquarePicture = meta.story({ args: { ratio: '1 / 1' } });
export const MissingImage = meta.story({ args: { image: '' } });
