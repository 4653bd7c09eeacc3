import preview from '#.storybook/preview';
import { curtainDetailPath, paths } from '@/lib/paths';
import { CATEGORY_ID, linenCurtains } from '@/fixtures/catalogue.fixtures';
import { seedCurtains } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import { CurtainDetailPage } from './CurtainDetailPage';

const meta = preview.meta({
  tags: ['!autodocs'],
  component: CurtainDetailPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: curtainDetailPath(CATEGORY_ID, linenCurtains._id), fill: seedCurtains },
  },
});

export const Default = meta.story();
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });
export const NotFound = meta.story({ parameters: { shop: { path: paths.curtainDetail } } });
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
