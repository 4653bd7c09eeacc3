import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button';
import type { Guide } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

const guide: Guide = {
  code: "import Alert from '@mui/material/Alert';",
  themed: ['MuiAlert'],
  module: '@mui/material/Alert',
  source: 'src/theme/components/feedback.ts',
  use: 'Something about this page that stays until it is solved. What has just happened is a toast; an error of one field stands below it.',
  anatomy: [
    ['.MuiAlert-root', 'Rule of 3 px at the side where reading begins; its colour is the kind'],
    ['.MuiAlert-message', 'What is the matter, and what to do next'],
  ],
  whole: (say) => (
    <Alert severity="error">
      <Typography>{say('This order is delivered already.', 'هذا الطلب وصل بالفعل.')}</Typography>
    </Alert>
  ),
  examples: [
    {
      title: 'Error',
      text: 'Announced at once. Says why and what works instead.',
      show: (say) => (
        <Alert severity="error">
          <Typography>
            {say('This order is delivered already.', 'هذا الطلب وصل بالفعل.')}
          </Typography>
        </Alert>
      ),
    },
    {
      title: 'Warning',
      text: 'Works, but may not be meant.',
      show: (say) => (
        <Alert severity="warning">
          <Typography>{say('This is wider than your window.', 'هذا أعرض من نافذتك.')}</Typography>
        </Alert>
      ),
    },
    {
      title: 'Advice',
      show: (say) => (
        <Alert severity="info" role="note">
          <Typography>
            {say('Lined curtains keep out more heat.', 'الستائر المبطّنة تمنع حرارة أكثر.')}
          </Typography>
        </Alert>
      ),
    },
  ],
  states:
    'None of its own: it stays until the page is right again. Its button has those of a Button.',
  right: {
    title: 'offer the way out',
    text: 'One sentence and one button.',
    show: () => (
      <Alert severity="error" action={<Button size="small">Retry</Button>}>
        <Typography>The fabrics could not be loaded.</Typography>
      </Alert>
    ),
  },
  wrong: {
    title: 'show a code',
    text: 'Nobody can act on it.',
    show: () => (
      <Alert severity="error">
        <Typography>Error 503</Typography>
      </Alert>
    ),
  },
  keys: [],
  spoken:
    'Errors and warnings are read at once, whatever has the focus (role alert). Advice is a note, which is read in its place.',
  see: ['Components/Snackbar', 'Components/TextField', 'Patterns/Forms and errors'],
};

const meta = preview.meta({
  component: Alert,
  parameters: guided(guide),
  args: { severity: 'error', children: <Typography>This order is delivered already.</Typography> },
  argTypes: {
    children: { control: false },
    severity: { control: 'inline-radio', options: ['error', 'warning', 'info'] },
  },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
export const LongText = meta.story({
  args: {
    children: (
      <Typography>
        This order has left our workshop already, so it cannot be cancelled any more. Call us, and
        the driver brings it back without coming up to your door.
      </Typography>
    ),
  },
  globals: { viewport: { value: 'slim' } },
});
