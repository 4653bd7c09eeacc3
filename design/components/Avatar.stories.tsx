import Avatar from '@mui/material/Avatar';
import Typography from '@mui/material/Typography';
import preview from '#.storybook/preview';
import type { Guide } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

const guide: Guide = {
  code: "import Avatar from '@mui/material/Avatar';",
  themed: ['MuiAvatar'],
  module: '@mui/material/Avatar',
  source: 'src/theme/components/dataDisplay.ts',
  use: 'Beside the name of who wrote a review. It repeats the name, so screen readers skip it.',
  anatomy: [['.MuiAvatar-root', 'Circle of sand with the first letter in the serif, or a photo']],
  examples: [
    {
      title: 'Beside a name',
      show: (say) => (
        <>
          <Avatar aria-hidden>{say('L', 'ل')}</Avatar>
          <Typography>{say('Layla Haddad', 'ليلى حداد')}</Typography>
        </>
      ),
    },
    {
      title: 'Sizes',
      text: '44 px beside a review, 40 px elsewhere.',
      show: (say) => (
        <>
          <Avatar aria-hidden sx={{ width: 44, height: 44 }}>
            {say('O', 'ع')}
          </Avatar>
          <Avatar aria-hidden>{say('O', 'ع')}</Avatar>
        </>
      ),
    },
  ],
  states: 'None of its own. A photo that cannot be loaded becomes the letter again.',
  right: {
    title: 'show one letter',
    text: 'Two initials do not exist in Arabic names.',
    show: () => <Avatar aria-hidden>L</Avatar>,
  },
  wrong: {
    title: 'use it without a name',
    text: 'A letter identifies nobody.',
    show: () => <Avatar aria-hidden>LH</Avatar>,
  },
  keys: [],
  spoken: 'Nothing: it is hidden, because the name stands beside it.',
  see: ['Components/Badge', 'Features/reviews/ReviewItem'],
};

const meta = preview.meta({
  component: Avatar,
  parameters: guided(guide),
  args: { children: 'L' },
  argTypes: { children: { control: 'text' } },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
