import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrderDetails } from './OrderDetails';

const meta = {
  title: 'Features/Orders/OrderDetails',
  component: OrderDetails,
  args: { id: 'o1' },
  parameters: { layout: 'fullscreen', shop: { signedIn: true } },
} satisfies Meta<typeof OrderDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Failed: Story = {
  parameters: {
    shop: { answer: () => Response.json({ message: 'Please wait a minute.' }, { status: 409 }) },
  },
};
export const Missing: Story = { args: { id: undefined } };
