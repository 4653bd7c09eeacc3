import { useArgs } from 'storybook/preview-api';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PauseButton, type PauseButtonProps } from './PauseButton';

const meta = preview.meta({
  component: PauseButton,
  args: { isPaused: false, what: 'the slides', onToggle: fn(), isFramed: false },
  render: function Render(args) {
    const [{ isPaused }, setArgs] = useArgs<PauseButtonProps>();
    const handleToggle = () => {
      args.onToggle();
      setArgs({ isPaused: !isPaused });
    };
    return <PauseButton {...args} onToggle={handleToggle} />;
  },
});

export const Playing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the slides' }));
    await canvas.findByRole('button', { name: 'Play the slides' });
  },
});
export const Paused = meta.story({ args: { isPaused: true } });
export const Framed = meta.story({ args: { isFramed: true } });
