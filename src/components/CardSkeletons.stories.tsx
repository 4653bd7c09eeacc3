import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CardSkeletons } from './CardSkeletons';

const row = { display: 'grid', gap: 24, gridTemplateColumns: 'repeat(3, 1fr)', padding: 0 };

const meta = {
  title: 'Components/CardSkeletons',
  component: CardSkeletons,
  args: { count: 3, ratio: '1 / 1' },
  render: (args) => (
    <ul style={{ ...row, listStyle: 'none' }}>
      <CardSkeletons {...args} />
    </ul>
  ),
} satisfies Meta<typeof CardSkeletons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Square: Story = {};
export const UprightWithText: Story = { args: { ratio: '4 / 5', lines: 3 } };
