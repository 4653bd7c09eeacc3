import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CurtainSkeleton } from './CurtainSkeleton';

const meta = {
  title: 'Features/Catalogue/CurtainSkeleton',
  component: CurtainSkeleton,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CurtainSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
