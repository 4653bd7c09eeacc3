import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TripleGrid } from './TripleGrid';
import { CardSkeletons } from './CardSkeletons';

const meta = {
  title: 'Features/Home/CardSkeletons',
  component: CardSkeletons,
  args: { count: 3, ratio: '4 / 5' },
  decorators: [(Story) => <TripleGrid>{Story()}</TripleGrid>],
} satisfies Meta<typeof CardSkeletons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
