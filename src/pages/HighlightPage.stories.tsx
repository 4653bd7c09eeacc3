import preview from '#.storybook/preview';
import { highlightPath, paths } from '@/lib/paths';
import { HighlightPage } from './HighlightPage';

const SLUG = 'smart-features';

const meta = preview.meta({
  tags: ['!autodocs'],
  component: HighlightPage,
  parameters: { layout: 'fullscreen', shop: { path: highlightPath(SLUG) } },
});

export const Default = meta.story();
export const NotFound = meta.story({ parameters: { shop: { path: paths.feature } } });
