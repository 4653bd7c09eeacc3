import preview from '#.storybook/preview';
import { PictureCard } from '@/components/PictureCard';
import { highlights } from '@/content/highlights';
import { TripleGrid } from './TripleGrid';

const cards = highlights.en.slice(0, 3).map(({ heading, image, imageAlt }) => (
  <li key={heading}>
    <PictureCard
      to="/products"
      list="cards"
      title={heading}
      image={image}
      imageAlt={imageAlt}
      ratio="4 / 5"
      sizes="410px"
    />
  </li>
));

/** Three columns of large cards; stacked on phones. */
const meta = preview.meta({
  component: TripleGrid,
  args: { children: cards },
  argTypes: { children: { control: false } },
});

export const Default = meta.story();
export const One = meta.story({ args: { children: cards.slice(0, 1) } });
