import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CurtainStorySkeleton } from './CurtainStorySkeleton';

const meta = {
  title: 'Features/Catalogue/CurtainStorySkeleton',
  component: CurtainStorySkeleton,
} satisfies Meta<typeof CurtainStorySkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
