import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { categoryPath, paths } from '@/lib/paths';
import { CATEGORY_ID } from '@/fixtures/catalogue.fixtures';
import { seedCurtains } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import { CurtainsPage } from './CurtainsPage';

const meta = {
  title: 'Pages/Sub-categories',
  tags: ['!autodocs'],
  component: CurtainsPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: categoryPath(CATEGORY_ID), fill: seedCurtains },
  },
} satisfies Meta<typeof CurtainsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { shop: { fill: () => undefined } } };
export const WithoutCategory: Story = { parameters: { shop: { path: paths.curtains } } };
export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
