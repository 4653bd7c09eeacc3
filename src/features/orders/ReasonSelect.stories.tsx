import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReasonSelect } from './ReasonSelect';

const meta = {
  title: 'Features/Orders/ReasonSelect',
  component: ReasonSelect,
  args: { value: '', onChange: () => undefined },
} satisfies Meta<typeof ReasonSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'Damaged' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
