import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { toCategoryRecords } from '@/api/catalogue';
import { refused } from '@/fixtures/refused';
import { seedCategories } from '@/fixtures/seedStore';
import type { AppStore } from '@/store/makeStore';
import { CategoryBrowser } from './CategoryBrowser';

const meta = {
  title: 'Features/Catalogue/CategoryBrowser',
  component: CategoryBrowser,
} satisfies Meta<typeof CategoryBrowser>;

export default meta;
type Story = StoryObj<typeof meta>;

const fillNone = (store: AppStore) => seedCategories(store, toCategoryRecords([]));

export const Default: Story = { parameters: { shop: { fill: seedCategories } } };
export const Loading: Story = {};
export const Empty: Story = { parameters: { shop: { fill: fillNone } } };
export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
