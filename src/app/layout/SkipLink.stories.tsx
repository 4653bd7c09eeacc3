import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SkipLink } from './SkipLink';

const meta = {
  title: 'Layout/SkipLink',
  component: SkipLink,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 96 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link with keyboard focus. */
export const Focused: Story = {
  play: ({ canvas }) => canvas.getByRole('link').focus(),
};
