import CircularProgress from '@mui/material/CircularProgress';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button';
import type { Guide, State } from '../support/guide';
import { examplesOf, guided } from '../support/guided';
import { Stage, staged } from '../support/Stage';

interface HelpProps extends State {
  opener: string;
  text: string;
  retry?: string;
}

const Help = ({ opener, text, retry, className, loading, error }: HelpProps) => (
  <Stage height={220}>
    {(container) => (
      <>
        <Button variant="outlined" className={className} sx={{ margin: 2 }}>
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
          {loading ? (
            <CircularProgress size={24} aria-label={opener} sx={{ display: 'block' }} />
          ) : (
            <Typography variant="body2">{text}</Typography>
          )}
          {error && (
            <Button size="small" variant="text">
              {retry}
            </Button>
          )}
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
  states: {
    names: ['Rest', 'Focus', 'Busy', 'Error'],
    show: (state, say) => (
      <Help
        {...state}
        opener={say('Colour', 'اللون')}
        text={
          state.error
            ? say('The colours could not be loaded.', 'تعذّر تحميل الألوان.')
            : say('Ivory, sand, grey', 'عاجي، رملي، رمادي')
        }
        retry={say('Retry', 'أعد المحاولة')}
      />
    ),
  },
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
  spoken: '“Colour, button, collapsed”; opened, “Colour, dialog”, and the focus moves into it.',
  see: ['Components/Dialog', 'Components/Select', 'Features/products/filters/FacetPopover'],
};

const meta = preview.meta({
  component: Help,
  parameters: guided(guide),
  args: { opener: 'Colour', text: 'Choices with their numbers.' },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
