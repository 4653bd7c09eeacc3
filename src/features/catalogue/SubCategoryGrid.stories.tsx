import preview from '#.storybook/preview';
import { subCategories } from '@/fixtures/catalogue.fixtures';
import { SubCategoryGrid } from './SubCategoryGrid';

const meta = preview.meta({
  component: SubCategoryGrid,
  args: {
    items: subCategories,
    categoryId: 'venetian-blinds',
    category: { categoryName: 'Blinds' },
  },
});

export const Default = meta.story();
export const One = meta.story({ args: { items: subCategories.slice(0, 1) } });

export const MissingImage = meta.story({
  args: { items: subCategories.map((item) => ({ ...item, image: '' })) },
});
