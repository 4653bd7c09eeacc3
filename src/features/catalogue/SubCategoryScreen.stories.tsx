import preview from '#.storybook/preview';
import { catalogueApi, toSubCategoryRecords } from '@/api/catalogue';
import type { AppStore } from '@/store/makeStore';
import { subCategories } from '@/fixtures/catalogue.fixtures';
import { refused } from '@/fixtures/refused';
import { seedCategories } from '@/fixtures/seedStore';
import { SubCategoryScreen } from './SubCategoryScreen';

const CATEGORY_ID = 'venetian-blinds';

function fillAll(store: AppStore): void {
  seedCategories(store);
  const value = { categoryName: 'Blinds', subCategories: toSubCategoryRecords(subCategories) };
  store.dispatch(
    catalogueApi.util.upsertQueryEntries([
      { endpointName: 'getSubCategory', arg: CATEGORY_ID, value },
    ]),
  );
}

const meta = preview.meta({
  component: SubCategoryScreen,
  parameters: { layout: 'fullscreen', shop: { fill: fillAll } },
  args: { categoryId: CATEGORY_ID },
});

export const Default = meta.story();
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });
export const LoadingWithName = meta.story({
  name: 'Loading, name known',
  parameters: { shop: { fill: seedCategories } },
});
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });

/** Unknown category: shows all categories. */
export const NotFound = meta.story({
  parameters: {
    shop: {
      fill: seedCategories,
      respond: () => Response.json({ message: 'Category not found' }, { status: 404 }),
    },
  },
});
