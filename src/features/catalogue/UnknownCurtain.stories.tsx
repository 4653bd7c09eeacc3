import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UnknownCurtain } from './UnknownCurtain';

const meta = {
  title: 'Features/Catalogue/UnknownCurtain',
  component: UnknownCurtain,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UnknownCurtain>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
