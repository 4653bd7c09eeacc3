import preview from '#.storybook/preview';
import { toCategoryRecords } from '@/api/catalogue';
import { paths } from '@/lib/paths';
import { seedCategories, seedHome } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import type { AppStore } from '@/store/makeStore';
import { CategoriesPage } from './CategoriesPage';

const fillNone = (store: AppStore) => seedCategories(store, toCategoryRecords([]));

const meta = preview.meta({
  tags: ['!autodocs'],
  component: CategoriesPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.categories, fill: seedHome } },
});

export const Default = meta.story();
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });
export const Empty = meta.story({ parameters: { shop: { fill: fillNone } } });
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
