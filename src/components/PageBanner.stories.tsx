import preview from '#.storybook/preview';
import { pageBanners } from '@/content/pageBanners';
import { BannerPhoto } from './BannerPhoto';
import { PageBanner } from './PageBanner';
import { longTitle } from '@/fixtures/longTitle';

const meta = preview.meta({
  component: PageBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Our works',
    crumbs: [{ label: 'Our works' }],
    intro: 'Rooms we have dressed in Dubai and around the Gulf.',
    photo: <BannerPhoto src={pageBanners.works} />,
  },
});

export const Default = meta.story();
export const OnSand = meta.story({ args: { photo: undefined, intro: undefined } });
export const LongText = meta.story({ args: { title: longTitle } });
export const MissingImage = meta.story({ args: { photo: <BannerPhoto src="data:image/webp," /> } });
