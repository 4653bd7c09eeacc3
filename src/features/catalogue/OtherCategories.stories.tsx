import preview from '#.storybook/preview';
import { categories } from '@/fixtures/catalogue.fixtures';
import { OtherCategories } from './OtherCategories';

const meta = preview.meta({ component: OtherCategories, args: { categories: categories } });

export const Default = meta.story();
export const One = meta.story({ args: { categories: categories.slice(0, 1) } });
