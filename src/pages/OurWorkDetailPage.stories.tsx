import preview from '#.storybook/preview';
import { work } from '@/fixtures/catalogue.fixtures';
import { paths, workPath } from '@/lib/paths';
import { toWorkDetailState } from '@/lib/detailPageState';
import { refused } from '@/fixtures/refused';
import { OurWorkDetailPage } from './OurWorkDetailPage';

const meta = preview.meta({
  tags: ['!autodocs'],
  component: OurWorkDetailPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: workPath(work.id), state: toWorkDetailState(work) },
  },
});

export const Default = meta.story();
export const Loading = meta.story({ parameters: { shop: { state: null } } });
export const NotFound = meta.story({
  parameters: { shop: { path: paths.ourWorkDetails, state: null } },
});
export const Error = meta.story({
  tags: ['error'],
  parameters: { shop: { ...refused(), state: null } },
});
