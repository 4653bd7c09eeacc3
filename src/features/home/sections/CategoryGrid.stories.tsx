import preview from '#.storybook/preview';
import { homeQueries } from '@/fixtures/home.fixtures';
import { CategoryGrid } from './CategoryGrid';

const meta = preview.meta({
  component: CategoryGrid,
  args: { home: homeQueries.loaded },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();
export const Loading = meta.story({ args: { home: homeQueries.loading } });
export const Error = meta.story({ tags: ['error'], args: { home: homeQueries.failed } });
export const Empty = meta.story({ args: { home: homeQueries.empty } });
