import preview from '#.storybook/preview';
import { toSubCategoryRecords } from '@/api/catalogue';
import { categoryPath, paths } from '@/lib/paths';
import { CATEGORY_ID } from '@/fixtures/catalogue.fixtures';
import { seedCategories, seedCurtains } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import type { AppStore } from '@/store/makeStore';
import { CurtainsPage } from './CurtainsPage';

const fillNone = (store: AppStore) => seedCurtains(store, toSubCategoryRecords([]));

const meta = preview.meta({
  tags: ['!autodocs'],
  component: CurtainsPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: categoryPath(CATEGORY_ID), fill: seedCurtains },
  },
});

export const Default = meta.story();
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });
export const LoadingWithName = meta.story({
  name: 'Loading, name known',
  parameters: { shop: { fill: seedCategories } },
});
export const Empty = meta.story({ parameters: { shop: { fill: fillNone } } });
export const WithoutCategory = meta.story({ parameters: { shop: { path: paths.curtains } } });
/** Unknown category: shows all categories. */
export const NotFound = meta.story({
  parameters: { shop: { ...refused('Category not found', 404), fill: seedCategories } },
});
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
