import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AccountBar } from './AccountBar';

const meta = {
  title: 'Features/Auth/AccountBar',
  component: AccountBar,
  parameters: { shop: { signedIn: true } },
} satisfies Meta<typeof AccountBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
