import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { blindTypes } from '@/content/rollers';
import { BlindTypes } from './BlindTypes';

const meta = {
  title: 'Features/StaticPages/BlindTypes',
  component: BlindTypes,
  args: { types: blindTypes.en },
} satisfies Meta<typeof BlindTypes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
