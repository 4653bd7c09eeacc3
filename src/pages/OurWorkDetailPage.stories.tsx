import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { work } from '@/fixtures/catalogue.fixtures';
import { paths, workPath } from '@/lib/paths';
import { toWorkDetailState } from '@/lib/detailPageState';
import { refused } from '@/fixtures/refused';
import { OurWorkDetailPage } from './OurWorkDetailPage';

const meta = {
  title: 'Pages/Our work in detail',
  tags: ['!autodocs'],
  component: OurWorkDetailPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: workPath(work.id), state: toWorkDetailState(work) },
  },
} satisfies Meta<typeof OurWorkDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { shop: { path: workPath(work.id), state: null } } };
export const NotFound: Story = {
  parameters: { shop: { path: paths.ourWorkDetails, state: null } },
};
export const Error: Story = {
  tags: ['error'],
  parameters: { shop: { ...refused(), state: null } },
};
