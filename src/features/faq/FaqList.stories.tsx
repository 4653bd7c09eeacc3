import preview from '#.storybook/preview';
import { refused } from '@/fixtures/refused';
import { seedFaq } from '@/fixtures/seedStore';
import type { AppStore } from '@/store/makeStore';
import { FaqList } from './FaqList';

const meta = preview.meta({ component: FaqList });

const fillNone = (store: AppStore) => seedFaq(store, []);

export const Default = meta.story({ parameters: { shop: { fill: seedFaq } } });
export const Loading = meta.story();
export const Empty = meta.story({ parameters: { shop: { fill: fillNone } } });
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
