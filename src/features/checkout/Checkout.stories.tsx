import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Checkout } from './Checkout';
import { withEmptyStoryCart, withStoryCart } from './storyData';

const meta = {
  title: 'Features/Checkout/Checkout',
  component: Checkout,
  parameters: { layout: 'fullscreen', shop: { signedIn: true, fill: withStoryCart } },
} satisfies Meta<typeof Checkout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EmptyCart: Story = { parameters: { shop: { fill: withEmptyStoryCart } } };
export const Loading: Story = { parameters: { shop: { fill: undefined } } };
export const SlimPhone: Story = { globals: { viewport: { value: 'slim' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
