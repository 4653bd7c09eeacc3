import preview from '#.storybook/preview';
import { toCategoryRecords } from '@/api/catalogue';
import { refused } from '@/fixtures/refused';
import { seedCategories } from '@/fixtures/seedStore';
import type { AppStore } from '@/store/makeStore';
import { CategoryBrowser } from './CategoryBrowser';

const meta = preview.meta({ component: CategoryBrowser });

const fillNone = (store: AppStore) => seedCategories(store, toCategoryRecords([]));

export const Default = meta.story({ parameters: { shop: { fill: seedCategories } } });
export const Loading = meta.story();
export const Empty = meta.story({ parameters: { shop: { fill: fillNone } } });
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
