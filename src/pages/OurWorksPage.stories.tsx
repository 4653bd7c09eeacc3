import preview from '#.storybook/preview';
import { paths } from '@/lib/paths';
import { seedWorks } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import { OurWorksPage } from './OurWorksPage';
import type { AppStore } from '@/store/makeStore';

const meta = preview.meta({
  tags: ['!autodocs'],
  component: OurWorksPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.ourWorks, fill: seedWorks } },
});

export const Default = meta.story();
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });
export const Empty = meta.story({
  parameters: { shop: { fill: (store: AppStore) => seedWorks(store, []) } },
});
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
