import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TopBar } from './TopBar';

const meta = {
  title: 'Frame/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Customer: Story = { parameters: { shop: { signedIn: true, path: '/about' } } };

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
