import preview from '#.storybook/preview';
import { ProductGrid } from '../shared/ProductGrid';
import { VisitInvitation } from './VisitInvitation';

const meta = preview.meta({
  component: VisitInvitation,
  decorators: [
    (Story) => (
      <ProductGrid>
        <Story />
      </ProductGrid>
    ),
  ],
});

export const Default = meta.story();
export const InARow = meta.story({ args: { columns: 2 } });
