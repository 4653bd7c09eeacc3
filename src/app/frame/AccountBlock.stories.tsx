import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AccountBlock } from './AccountBlock';

const meta = {
  title: 'Frame/AccountBlock',
  component: AccountBlock,
  args: { onLeave: () => undefined },
} satisfies Meta<typeof AccountBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Customer: Story = { parameters: { shop: { signedIn: true } } };
