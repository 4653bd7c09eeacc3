import preview from '#.storybook/preview';
import { paths } from '@/lib/paths';
import { seedHome } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import { CategoriesPage } from './CategoriesPage';

const meta = preview.meta({
  tags: ['!autodocs'],
  component: CategoriesPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.categories, fill: seedHome } },
});

export const Default = meta.story();
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
