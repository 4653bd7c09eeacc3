import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inBox } from '@/fixtures/inBox';
import { SkipLink } from './SkipLink';

const meta = {
  title: 'Layout/SkipLink',
  component: SkipLink,
  decorators: [inBox({ minHeight: 96 })],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link with keyboard focus. */
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('link').focus() };
