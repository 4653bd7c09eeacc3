import preview from '#.storybook/preview';
import { categories } from '@/fixtures/catalogue.fixtures';
import { CategoryGrid } from './CategoryGrid';
import { longTitle } from '@/fixtures/longTitle';

const meta = preview.meta({ component: CategoryGrid, args: { categories: categories } });

export const Default = meta.story();
export const One = meta.story({ args: { categories: categories.slice(0, 1) } });

export const LongText = meta.story({
  args: { categories: categories.map((category) => ({ ...category, name: longTitle })) },
});

export const MissingImage = meta.story({
  args: { categories: categories.map((category) => ({ ...category, image: '' })) },
});
