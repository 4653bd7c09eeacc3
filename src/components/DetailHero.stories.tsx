import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { rollersPage } from '@/content/rollers';
import { DetailHero } from './DetailHero';

const meta = {
  title: 'Components/DetailHero',
  component: DetailHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: rollersPage.en.title,
    intro: rollersPage.en.intro,
    image: rollersPage.en.image,
    imageAlt: rollersPage.en.imageAlt,
  },
} satisfies Meta<typeof DetailHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithOverline: Story = { args: { overline: 'Curtains', ratio: '1 / 1' } };

export const LongText: Story = {
  args: {
    title:
      'Hand-pleated heavyweight linen curtains with an interlining of brushed cotton and a border in silk',
  },
};

export const Loading: Story = {
  args: { title: undefined, intro: undefined, image: undefined, imageAlt: undefined },
};

export const LoadingImage: Story = {
  name: 'Loading image',
  args: { image: undefined, imageAlt: undefined },
};
