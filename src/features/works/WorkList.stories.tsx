import preview from '#.storybook/preview';
import { refused } from '@/fixtures/refused';
import { seedWorks } from '@/fixtures/seedStore';
import type { AppStore } from '@/store/makeStore';
import { WorkList } from './WorkList';

const meta = preview.meta({ component: WorkList });

const fillNone = (store: AppStore) => seedWorks(store, []);

export const Default = meta.story({ parameters: { shop: { fill: seedWorks } } });
export const Loading = meta.story();
export const Empty = meta.story({ parameters: { shop: { fill: fillNone } } });
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
