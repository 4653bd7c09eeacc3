import preview from '#.storybook/preview';
import { paths } from '@/lib/paths';
import { emptyHome } from '@/fixtures/home.fixtures';
import { seedHome } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import type { AppStore } from '@/store/makeStore';
import { HomePage } from './HomePage';

const fillNone = (store: AppStore) => seedHome(store, emptyHome);

const meta = preview.meta({
  tags: ['!autodocs'],
  component: HomePage,
  parameters: { layout: 'fullscreen', shop: { path: paths.home, fill: seedHome } },
});

export const Default = meta.story();
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });
export const Empty = meta.story({ parameters: { shop: { fill: fillNone } } });
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
