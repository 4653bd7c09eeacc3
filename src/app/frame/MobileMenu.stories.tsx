import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MobileMenu } from './MobileMenu';

const meta = {
  title: 'Frame/MobileMenu',
  component: MobileMenu,
  args: { isOpen: true, onClose: () => undefined },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Customer: Story = { parameters: { shop: { signedIn: true } } };
