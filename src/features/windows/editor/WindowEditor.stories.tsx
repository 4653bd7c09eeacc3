import { expect, fn } from 'storybook/test';
import { useArgs } from 'storybook/preview-api';
import preview from '#.storybook/preview';
import { bedroom, kitchen, living, sampleWindows } from '@/fixtures/windows.fixtures';
import { WindowEditor } from './WindowEditor';

const meta = preview.meta({
  component: WindowEditor,
  args: { window: living, windows: sampleWindows, onEdit: fn() },
  render: function Render(args) {
    const [{ window }, setArgs] = useArgs<typeof args>();
    return (
      <WindowEditor
        {...args}
        window={window}
        onEdit={(changes) => setArgs({ window: { ...window, ...changes } })}
      />
    );
  },
});

export const Default = meta.story();
export const Blind = meta.story({ args: { window: bedroom } });
export const Empty = meta.story({ args: { window: kitchen } });

/** Width and drop were mixed up; one press swaps them, and the drawing follows. */
export const Swapped = meta.story({
  tags: ['!autodocs'],
  args: { window: { ...living, widths: [265, 265, 265], drops: [140, 140, 140] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Swap' }));
    await expect(
      canvas.getByRole('img', { name: /Window 140 cm wide, curtains 265/ }),
    ).toBeVisible();
  },
});
