import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UnknownWork } from './UnknownWork';

const meta = {
  title: 'Features/Works/UnknownWork',
  component: UnknownWork,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UnknownWork>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };
