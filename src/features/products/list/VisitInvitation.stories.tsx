import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProductGrid } from '@/features/products/shared/ProductGrid';
import { VisitInvitation } from './VisitInvitation';

const meta = {
  title: 'Features/Products/VisitInvitation',
  component: VisitInvitation,
  decorators: [
    (Story) => (
      <ProductGrid>
        <Story />
      </ProductGrid>
    ),
  ],
} satisfies Meta<typeof VisitInvitation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InARow: Story = { args: { columns: 2 } };
