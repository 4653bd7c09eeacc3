import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PauseButton } from './PauseButton';

const meta = {
  title: 'Components/PauseButton',
  component: PauseButton,
  args: { isPaused: false, what: 'the slides', onToggle: () => undefined },
} satisfies Meta<typeof PauseButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {};
export const Paused: Story = { args: { isPaused: true } };
