import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button';
import type { Guide } from '../support/guide';
import { examplesOf, guided } from '../support/guided';
import { Stage, staged } from '../support/Stage';

const Help = ({ opener, text }: { opener: string; text: string }) => (
  <Stage height={220}>
    {(container) => (
      <>
        <Button variant="outlined" sx={{ margin: 2 }}>
          {opener}
        </Button>
        <Popover
          {...staged(container)}
          anchorReference="none"
          hideBackdrop
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-label': opener,
              sx: { insetBlockStart: 68, insetInlineStart: 16, padding: 2, maxWidth: 260 },
            },
          }}
        >
          <Typography variant="body2">{text}</Typography>
        </Popover>
      </>
    )}
  </Stage>
);

const guide: Guide = {
  code: "import Popover from '@mui/material/Popover';",
  themed: ['MuiPopover'],
  module: '@mui/material/Popover',
  source: 'src/theme/components/surfaces.ts',
  use: 'A short list or tool at the button that opens it: a filter, dial codes. The shop has no tooltips, because phones have no hover: help stands on the page.',
  anatomy: [
    ['.MuiButton-root', 'Button that opens it'],
    ['.MuiPopover-paper', 'Panel below it, at the side where reading begins'],
  ],
  examples: [
    {
      title: 'At a button',
      show: (say) => (
        <Help
          opener={say('Colour', 'اللون')}
          text={say('Choices with their numbers.', 'الخيارات مع أعدادها.')}
        />
      ),
    },
  ],
  right: {
    title: 'open it on a press',
    text: 'Works with a finger and by keyboard.',
    show: () => <Help opener="Colour" text="Ivory, sand, grey" />,
  },
  wrong: {
    title: 'explain a label in it',
    text: 'A better label needs no explanation.',
    show: () => <Help opener="What is GSM?" text="Grams per square metre" />,
  },
  keys: [
    ['Enter, Space', 'Opens it at its button'],
    ['Tab', 'Moves within it'],
    ['Esc', 'Closes it; the focus returns to the button'],
  ],
};

const meta = preview.meta({
  component: Help,
  parameters: guided(guide),
  args: { opener: 'Colour', text: 'Choices with their numbers.' },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
