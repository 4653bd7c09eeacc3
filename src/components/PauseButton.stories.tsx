import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useArgs } from 'storybook/preview-api';
import { fn } from 'storybook/test';
import { PauseButton, type PauseButtonProps } from './PauseButton';

const meta = {
  title: 'Components/PauseButton',
  component: PauseButton,
  args: { isPaused: false, what: 'the slides', onToggle: fn() },
  render: function Render(args) {
    const [{ isPaused }, setArgs] = useArgs<PauseButtonProps>();
    const handleToggle = () => {
      args.onToggle();
      setArgs({ isPaused: !isPaused });
    };
    return <PauseButton {...args} onToggle={handleToggle} />;
  },
} satisfies Meta<typeof PauseButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the slides' }));
    await canvas.findByRole('button', { name: 'Play the slides' });
  },
};
export const Paused: Story = { args: { isPaused: true } };
export const Framed: Story = { args: { isFramed: true } };
