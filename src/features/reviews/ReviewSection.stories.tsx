import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { AppStore } from '@/store/makeStore';
import { seedReviews } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import { ReviewSection } from './ReviewSection';

const PRODUCT_ID = 'zabeel-emerald-velvet';
const fill = (store: AppStore) => seedReviews(store, PRODUCT_ID);
const fillNone = (store: AppStore) => seedReviews(store, PRODUCT_ID, []);

const meta = {
  title: 'Features/Reviews/ReviewSection',
  component: ReviewSection,
  parameters: { layout: 'fullscreen', shop: { fill } },
  args: { productId: PRODUCT_ID },
} satisfies Meta<typeof ReviewSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { parameters: { shop: { fill: fillNone } } };
export const Loading: Story = { parameters: { shop: { fill: () => undefined } } };
export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
