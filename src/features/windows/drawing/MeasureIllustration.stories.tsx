import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MeasureIllustration } from './MeasureIllustration';

const meta = {
  title: 'Features/Windows/MeasureIllustration',
  component: MeasureIllustration,
  args: { step: 'widths' },
} satisfies Meta<typeof MeasureIllustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mount: Story = { args: { step: 'mount' } };
export const Drops: Story = { args: { step: 'drops' } };
export const Diagonals: Story = { args: { step: 'diagonals' } };
export const Space: Story = { args: { step: 'space' } };
