import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refused } from '@/fixtures/refused';
import { seedFaq } from '@/fixtures/seedStore';
import type { AppStore } from '@/store/makeStore';
import { FaqList } from './FaqList';

const meta = { title: 'Features/FAQ/FaqList', component: FaqList } satisfies Meta<typeof FaqList>;

export default meta;
type Story = StoryObj<typeof meta>;

const fillNone = (store: AppStore) => seedFaq(store, []);

export const Default: Story = { parameters: { shop: { fill: seedFaq } } };
export const Loading: Story = {};
export const Empty: Story = { parameters: { shop: { fill: fillNone } } };
export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
