import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pageBanners } from '@/content/pageBanners';
import { BannerPhoto } from './BannerPhoto';
import { PageBanner } from './PageBanner';

const meta = {
  title: 'Components/PageBanner',
  component: PageBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Our works',
    crumbs: [{ label: 'Our works' }],
    intro: 'Rooms we have dressed in Dubai and around the Gulf.',
    photo: <BannerPhoto src={pageBanners.works} />,
  },
} satisfies Meta<typeof PageBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnSand: Story = { args: { photo: undefined, intro: undefined } };
export const LongText: Story = {
  args: {
    title:
      'Hand-pleated heavyweight linen curtains with an interlining of brushed cotton and a border in silk',
  },
};
export const MissingImage: Story = { args: { photo: <BannerPhoto src="data:image/webp," /> } };
