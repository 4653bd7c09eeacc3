import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CardSkeleton } from './CardSkeleton';
import { SubCategoryList } from './SubCategoryGrid';

const meta = {
  title: 'Features/Catalogue/CardSkeleton',
  component: CardSkeleton,
  decorators: [
    (Story) => (
      <SubCategoryList>
        <Story />
      </SubCategoryList>
    ),
  ],
  args: { ratio: '4 / 5' },
} satisfies Meta<typeof CardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Square: Story = { args: { ratio: '1 / 1' } };
