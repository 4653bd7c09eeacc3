import preview from '#.storybook/preview';
import { homeQueries } from '@/fixtures/home.fixtures';
import { LatestArticles } from './LatestArticles';

const meta = preview.meta({
  component: LatestArticles,
  args: { home: homeQueries.loaded },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();
export const WithoutArrows = meta.story({ args: { home: homeQueries.fewArticles } });
