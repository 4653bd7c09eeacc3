import preview from '#.storybook/preview';
import { PictureCard } from '@/components/PictureCard';
import { highlights } from '@/content/highlights';
import { CardGrid } from './CardGrid';

const cards = highlights.en.map(({ heading, image, imageAlt }) => (
  <li key={heading}>
    <PictureCard
      to="/categories"
      list="cards"
      title={heading}
      image={image}
      imageAlt={imageAlt}
      ratio="1 / 1"
      sizes="300px"
    />
  </li>
));

/** Cards in four, three or two columns. */
const meta = preview.meta({
  component: CardGrid,
  args: { children: cards },
  argTypes: { children: { control: false } },
});

export const Default = meta.story();
export const Two = meta.story({ args: { children: cards.slice(0, 2) } });
