import { Route, Routes } from 'react-router';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Translated } from '#.storybook/Translated';
import { BannerPhoto } from '@/components/BannerPhoto';
import { PageBanner } from '@/components/PageBanner';
import { pageBanners } from '@/content/pageBanners';
import { AppLayout } from './AppLayout';

const page = (
  <PageBanner
    title="The page"
    crumbs={[{ label: 'The page' }]}
    photo={<BannerPhoto src={pageBanners.works} />}
  />
);

const meta = preview.meta({
  component: AppLayout,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route element={<AppLayout />}>
        <Route path="*" element={<Translated>{page}</Translated>} />
      </Route>
    </Routes>
  ),
});

export const Default = meta.story();
export const Customer = meta.story({ parameters: { shop: { signedIn: true } } });

/** The skip link is the first tab stop and moves focus to the page. */
export const SkippedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /skip/i })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});
