import preview from '#.storybook/preview';
import { seedCategories } from '@/fixtures/seedStore';
import { CategoryChooser } from './CategoryChooser';

const meta = preview.meta({ component: CategoryChooser, parameters: { layout: 'fullscreen' } });

export const Default = meta.story({ parameters: { shop: { fill: seedCategories } } });
export const NotFound = meta.story({
  args: { title: 'We could not find this category.', intro: 'Here is what we do have.' },
});
