import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StripArrows } from './StripArrows';

const meta = {
  title: 'Components/StripArrows',
  component: StripArrows,
  args: {
    isAtStart: false,
    isAtEnd: false,
    what: 'features',
    onBack: () => undefined,
    onOn: () => undefined,
  },
} satisfies Meta<typeof StripArrows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {};
export const AtStart: Story = { args: { isAtStart: true } };
export const AtEnd: Story = { args: { isAtEnd: true } };
