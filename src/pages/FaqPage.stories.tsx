import preview from '#.storybook/preview';
import { paths } from '@/lib/paths';
import { FaqPage } from './FaqPage';
import { seedFaq } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import type { AppStore } from '@/store/makeStore';

const meta = preview.meta({
  tags: ['!autodocs'],
  component: FaqPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.faq, fill: seedFaq } },
});

export const Default = meta.story();
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });
export const Empty = meta.story({
  parameters: { shop: { fill: (store: AppStore) => seedFaq(store, []) } },
});
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
