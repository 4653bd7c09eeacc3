import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { jacquardAttributes } from '@/fixtures/facets.fixtures';
import { AttributeTable } from './AttributeTable';

const meta = {
  title: 'Features/Products/AttributeTable',
  component: AttributeTable,
  args: { attributes: jacquardAttributes },
} satisfies Meta<typeof AttributeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FewFacts: Story = { args: { attributes: { colours: ['white'], opacity: 'sheer' } } };

/** Without attributes, and with those that the shop has no names for, there is no table. */
export const Empty: Story = { args: { attributes: { opacity: 'foggy' } } };
