import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { sampleSubCategories } from './catalogueSamples';
import { SubCategoryBrowser } from './SubCategoryBrowser';
import type { SubCategoryView } from './useSubCategories';

const view: SubCategoryView = {
  categoryName: 'Blinds',
  subCategories: sampleSubCategories,
  isLoading: false,
  isUnknown: false,
  hasFailed: false,
  reason: undefined,
  isRetrying: false,
  retry: () => undefined,
};

const meta = {
  title: 'Features/Catalogue/SubCategoryBrowser',
  component: SubCategoryBrowser,
  args: { categoryId: 'category-0', view },
} satisfies Meta<typeof SubCategoryBrowser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { view: { ...view, subCategories: [], isLoading: true } } };

export const Empty: Story = { args: { view: { ...view, subCategories: [] } } };

export const Failed: Story = {
  args: { view: { ...view, hasFailed: true, reason: 'The showroom is being cleaned.' } },
};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };
