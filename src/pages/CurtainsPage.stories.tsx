import preview from '#.storybook/preview';
import { categoryPath, paths } from '@/lib/paths';
import { CATEGORY_ID } from '@/fixtures/catalogue.fixtures';
import { seedCurtains } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import { CurtainsPage } from './CurtainsPage';

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
export const WithoutCategory = meta.story({ parameters: { shop: { path: paths.curtains } } });
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
