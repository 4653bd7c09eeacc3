import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import preview from '#.storybook/preview';
import type { Guide } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

const Card = () => (
  <Box sx={{ width: 200, display: 'grid', gap: 1 }}>
    <Skeleton sx={{ aspectRatio: '1 / 1', height: 'auto' }} />
    <Skeleton variant="text" width="70%" />
    <Skeleton variant="text" width="40%" />
  </Box>
);

const guide: Guide = {
  code: "import Skeleton from '@mui/material/Skeleton';",
  themed: ['MuiSkeleton'],
  module: '@mui/material/Skeleton',
  source: 'src/theme/components/feedback.ts',
  use: 'Holds the place of content that loads, in its final shape, so that nothing moves when it arrives. An action that runs has Progress.',
  whole: () => <Card />,
  anatomy: [
    ['.MuiSkeleton-rectangular', 'Picture with its aspect ratio'],
    ['.MuiSkeleton-text', 'Line of text with its height'],
  ],
  examples: [
    { title: 'A product', text: 'As large as the card that replaces it.', show: () => <Card /> },
    {
      title: 'Shapes',
      show: () => (
        <>
          <Skeleton width={120} height={48} />
          <Skeleton variant="circular" width={44} height={44} />
          <Skeleton variant="text" width={160} />
        </>
      ),
    },
  ],
  states: 'It is the state of something else: loading. With reduced motion the wave stands still.',
  right: {
    title: 'draw the final layout',
    text: 'Same columns, same ratio, same number of lines.',
    show: () => <Card />,
  },
  wrong: {
    title: 'draw one grey block',
    text: 'The page jumps when the content arrives.',
    show: () => <Skeleton width={200} height={120} />,
  },
  keys: [],
  spoken: 'Nothing: it is hidden, and the part that loads is marked as busy.',
  see: ['Components/Progress', 'Patterns/Loading and failing'],
};

const meta = preview.meta({
  component: Skeleton,
  parameters: guided(guide),
  tags: ['moving'],
  args: { width: 240, height: 48 },
  argTypes: {
    variant: { control: 'inline-radio', options: ['rectangular', 'text', 'circular'] },
    animation: { control: 'inline-radio', options: ['wave', 'pulse', false] },
  },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
