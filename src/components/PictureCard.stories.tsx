import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { rollersPage } from '@/content/rollers';
import { PictureCard } from './PictureCard';

const meta = {
  title: 'Components/PictureCard',
  component: PictureCard,
  args: {
    to: '/categories',
    list: 'categories',
    title: 'Roller blinds',
    image: rollersPage.en.image,
    imageAlt: rollersPage.en.imageAlt,
    ratio: '4 / 3',
    sizes: '400px',
  },
} satisfies Meta<typeof PictureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithText: Story = {
  args: { overline: '5 November 2026', children: 'One flat piece of cloth on a tube.' },
};

export const LongText: Story = {
  args: {
    title:
      'Hand-pleated heavyweight linen curtains with an interlining of brushed cotton and a border in silk',
  },
};

export const MissingImage: Story = { args: { image: undefined } };
