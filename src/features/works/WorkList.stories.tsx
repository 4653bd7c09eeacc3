import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refused } from '@/fixtures/refused';
import { seedWorks } from '@/fixtures/seedStore';
import type { AppStore } from '@/store/makeStore';
import { WorkList } from './WorkList';

const meta = {
  title: 'Features/Works/WorkList',
  component: WorkList,
} satisfies Meta<typeof WorkList>;

export default meta;
type Story = StoryObj<typeof meta>;

const fillNone = (store: AppStore) => seedWorks(store, []);

export const Default: Story = { parameters: { shop: { fill: seedWorks } } };
export const Loading: Story = {};
export const Empty: Story = { parameters: { shop: { fill: fillNone } } };
export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
