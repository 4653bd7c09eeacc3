import type { Meta, StoryObj } from '@storybook/react-webpack5';
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
const meta = {
  title: 'Features/Home/CardGrid',
  component: CardGrid,
  args: { children: cards },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Two: Story = { args: { children: cards.slice(0, 2) } };
