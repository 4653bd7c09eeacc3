import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button';
import type { Guide } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

const guide: Guide = {
  code: "import CircularProgress from '@mui/material/CircularProgress';\nimport LinearProgress from '@mui/material/LinearProgress';",
  themed: ['MuiCircularProgress', 'MuiLinearProgress'],
  module: '@mui/material/CircularProgress',
  source: 'src/theme/components/feedback.ts',
  use: 'Something takes more than 300 ms and has no shape yet. Content that will appear has a Skeleton; a pressed button shows progress in itself.',
  examples: [
    {
      title: 'Circle',
      text: 'In the middle of the part that waits.',
      show: (say) => <CircularProgress aria-label={say('Loading', 'جارٍ التحميل')} />,
    },
    {
      title: 'In a button',
      text: 'The button keeps its width and its name.',
      show: (say) => <Button loading>{say('Pay', 'ادفع')}</Button>,
    },
    {
      title: 'Share of a whole',
      text: 'Of the reviews with five stars, for example; it does not move.',
      show: (say) => (
        <LinearProgress
          variant="determinate"
          value={72}
          aria-label={say('5 stars', '5 نجوم')}
          sx={{ width: 1 }}
        />
      ),
    },
  ],
  states:
    'It is the state of something else: busy. With reduced motion the circle stands still and the text beside it tells that something runs.',
  right: {
    title: 'wait 300 ms',
    text: 'A fast answer needs no circle, which would only flash.',
    show: () => <CircularProgress aria-label="Loading the price" />,
  },
  wrong: {
    title: 'cover the page',
    text: 'What is there can still be read and used.',
    show: () => <CircularProgress size={96} aria-label="Please wait" />,
  },
  keys: [],
  spoken:
    '“Loading, progress bar”; what waits is marked as busy. A bar with a value says it in per cent.',
  see: ['Components/Skeleton', 'Components/Button', 'Patterns/Loading and failing'],
};

const meta = preview.meta({
  component: CircularProgress,
  parameters: guided(guide),
  tags: ['moving'],
  args: { 'aria-label': 'Loading' },
  argTypes: {
    size: { control: { type: 'range', min: 16, max: 96, step: 8 } },
    color: { control: 'inline-radio', options: ['primary', 'inherit'] },
  },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
