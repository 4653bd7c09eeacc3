import preview from '#.storybook/preview';
import type { AppStore } from '@/store/makeStore';
import { seedReviews } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import { ReviewSection } from './ReviewSection';

const PRODUCT_ID = 'zabeel-emerald-velvet';
const fill = (store: AppStore) => seedReviews(store, PRODUCT_ID);
const fillNone = (store: AppStore) => seedReviews(store, PRODUCT_ID, []);

const meta = preview.meta({
  component: ReviewSection,
  parameters: { layout: 'fullscreen', shop: { fill } },
  args: { productId: PRODUCT_ID },
});

export const Default = meta.story();
export const Empty = meta.story({ parameters: { shop: { fill: fillNone } } });
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
