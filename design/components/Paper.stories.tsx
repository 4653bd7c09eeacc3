import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import preview from '#.storybook/preview';
import type { Guide } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

const guide: Guide = {
  code: "import Paper from '@mui/material/Paper';",
  themed: ['MuiPaper'],
  module: '@mui/material/Paper',
  source: 'src/theme/components/surfaces.ts',
  use: 'A white surface on the ivory page: a form, a summary, a card of a visit. Without a shadow at rest; dialogs and popovers alone have a soft one.',
  anatomy: [
    ['.MuiPaper-root', 'White, corners of 2 px, a hairline of sand when the ground is white, too'],
  ],
  examples: [
    {
      title: 'On the page',
      show: (say) => (
        <Paper sx={{ padding: 3 }}>
          <Typography>{say('Your visit: Tuesday, 10 am', 'زيارتك: الثلاثاء، 10 صباحًا')}</Typography>
        </Paper>
      ),
    },
    {
      title: 'With a hairline',
      text: 'On white grounds.',
      show: (say) => (
        <Paper variant="outlined" sx={{ padding: 3 }}>
          <Typography>{say('Your visit: Tuesday, 10 am', 'زيارتك: الثلاثاء، 10 صباحًا')}</Typography>
        </Paper>
      ),
    },
  ],
  states:
    'None: what is pressed is a Link or a Button on it. Cards of products have a soft shadow while they are hovered.',
  right: {
    title: 'separate with space',
    text: 'Air and hairlines order a page.',
    show: () => <Paper sx={{ padding: 3 }}>Summary</Paper>,
  },
  wrong: {
    title: 'raise it',
    text: 'Shadows at rest look like a component library.',
    show: () => (
      <Paper elevation={8} sx={{ padding: 3 }}>
        Summary
      </Paper>
    ),
  },
  keys: [],
  spoken: 'Nothing: it has no role. A part that is worth finding has a heading.',
  see: ['Components/Dialog', 'Foundations/Colours', 'Foundations/Spacing'],
};

const meta = preview.meta({
  component: Paper,
  parameters: guided(guide),
  args: { children: 'Your visit: Tuesday, 10 am', sx: { padding: 3 } },
  argTypes: {
    variant: { control: 'inline-radio', options: ['elevation', 'outlined'] },
    children: { control: 'text' },
    sx: { control: false },
  },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
