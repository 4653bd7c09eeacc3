import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button';
import type { Guide, State } from '../support/guide';
import { examplesOf, guided } from '../support/guided';
import { Stage, staged } from '../support/Stage';

interface QuestionProps extends State {
  title: string;
  text: string;
  keep: string;
  confirm: string;
  /** Shown with `error`. */
  problem?: string;
  maxWidth?: 'xs' | 'sm';
}

function Question(props: QuestionProps) {
  const { title, text, keep, confirm, problem, maxWidth = 'xs' } = props;
  const { className, loading, error = false } = props;
  const id = useId();
  return (
    <Stage height={420}>
      {(container) => (
        <Dialog {...staged(container)} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
          <DialogTitle id={id} variant="h3" component="h2">
            {title}
          </DialogTitle>
          <DialogContent>
            <Typography>{text}</Typography>
            {error && (
              <Alert severity="error" sx={{ marginBlockStart: 2 }}>
                <Typography>{problem}</Typography>
              </Alert>
            )}
          </DialogContent>
          <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" className={className}>
              {keep}
            </Button>
            <Button loading={loading}>{confirm}</Button>
          </DialogActions>
        </Dialog>
      )}
    </Stage>
  );
}

const guide: Guide = {
  code: "import Dialog from '@mui/material/Dialog';\nimport DialogTitle from '@mui/material/DialogTitle';",
  themed: ['MuiDialog'],
  module: '@mui/material/Dialog',
  source: 'src/theme/components/surfaces.ts',
  use: 'A question or a short task that has to end before the page goes on. A question alone is the ConfirmDialog; filters and the cart are a Drawer.',
  anatomy: [
    ['.MuiDialog-paper', 'Panel with the only soft shadow of a page'],
    ['.MuiDialogTitle-root', 'Title: the question itself'],
    ['.MuiDialogContent-root', 'What happens then; scrolls when it is long'],
    [
      '.MuiDialogActions-root',
      'Two verbs at most; the one that changes nothing comes first and has the focus',
    ],
  ],
  examples: [
    {
      title: 'A question',
      text: 'Both buttons are verbs that make sense without the title.',
      show: (say) => (
        <Question
          title={say('Leave this quote?', 'هل تغادر عرض السعر؟')}
          text={say('What you typed is kept for a day.', 'ما كتبته يبقى محفوظًا ليوم.')}
          keep={say('Stay', 'ابقَ هنا')}
          confirm={say('Leave', 'غادر')}
        />
      ),
    },
  ],
  states: {
    names: ['Rest', 'Focus', 'Busy', 'Error'],
    show: (state, say) => (
      <Question
        {...state}
        title={say('Cancel this order?', 'هل تلغي هذا الطلب؟')}
        text={say('You get the money back.', 'يُعاد إليك المبلغ.')}
        problem={say('It has left already. Please call us.', 'الطلب خرج بالفعل. يُرجى الاتصال بنا.')}
        keep={say('Keep order', 'احتفظ بالطلب')}
        confirm={say('Cancel order', 'ألغِ الطلب')}
      />
    ),
  },
  right: {
    title: 'name the actions',
    text: 'Nobody has to read the question twice.',
    show: () => (
      <Question
        title="Remove the study?"
        text="Its measures go, too."
        keep="Keep"
        confirm="Remove"
      />
    ),
  },
  wrong: {
    title: 'answer Yes and No',
    text: '“Do not cancel?” “No” is a trap.',
    show: () => <Question title="Do not cancel?" text="" keep="Yes" confirm="No" />,
  },
  keys: [
    ['Tab, Shift Tab', 'Moves within the dialog only'],
    ['Esc', 'Closes it without a change; the focus returns to what opened it'],
    ['Back', 'Closes it on phones'],
  ],
  spoken: '“Leave this quote?, dialog”, then its text; what is behind it is not reached.',
  see: ['Components/ConfirmDialog', 'Components/Drawer', 'Components/Popover'],
};

const meta = preview.meta({
  component: Question,
  parameters: guided(guide),
  args: {
    title: 'Leave this quote?',
    text: 'What you typed is kept for a day.',
    keep: 'Stay',
    confirm: 'Leave',
  },
  argTypes: { maxWidth: { control: 'inline-radio', options: ['xs', 'sm'] } },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
