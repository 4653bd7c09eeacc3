import FormHelperText from '@mui/material/FormHelperText';
import Rating, { type RatingProps } from '@mui/material/Rating';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { messages } from '@/features/reviews/messages';
import { useTranslate } from '@/i18n/useTranslate';
import { focusRing } from '@/theme/components/inputs';
import type { Guide } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

/** States of the third star, which MUI sets by pointer and focus events only. */
const ACTIVE = {
  Hover: { '& label:nth-of-type(3) .MuiRating-icon': { transform: 'scale(1.2)' } },
  Focus: { '& label:nth-of-type(3) .MuiRating-icon': focusRing },
};

/** Stars with their names in the language of the page, as in the shop. */
function Stars(props: RatingProps) {
  const t = useTranslate();
  return (
    <Rating
      getLabelText={(value) => t(messages.outOfFive, { value })}
      emptyLabelText={t(messages.noRating)}
      {...props}
    />
  );
}

const guide: Guide = {
  code: "import Rating, { type RatingProps } from '@mui/material/Rating';",
  themed: ['MuiRating'],
  module: '@mui/material/Rating',
  source: 'src/theme/components/rating.tsx',
  use: 'Stars of reviews: read-only with the average beside it, or chosen in the form of a review.',
  anatomy: [
    ['.MuiRating-iconFilled', 'Filled star in gold'],
    ['.MuiRating-iconEmpty', 'Empty star in taupe, whose outline is visible on every ground'],
  ],
  whole: () => <Stars readOnly value={4} />,
  examples: [
    {
      title: 'Average',
      text: 'Read-only, in half stars; the figure and the number of reviews stand beside it.',
      show: () => <Stars readOnly value={4.5} precision={0.5} />,
    },
    {
      title: 'Choice',
      text: 'Each star says its meaning: 5 is very good.',
      show: (say) => <Stars name={say('stars', 'stars-ar')} defaultValue={3} />,
    },
    {
      title: 'Sizes',
      show: () => (
        <>
          <Stars readOnly size="small" value={5} />
          <Stars readOnly value={5} />
          <Stars readOnly size="large" value={5} />
        </>
      ),
    },
  ],
  states: {
    names: ['Rest', 'Hover', 'Focus', 'Disabled', 'Error'],
    show: ({ className = '', disabled = false, error = false }, say) => (
      <>
        <Stars
          name={`${say('state', 'state-ar')} ${className} ${disabled} ${error}`}
          value={error ? null : 3}
          disabled={disabled}
          sx={className.includes('focus') ? ACTIVE.Focus : className !== '' ? ACTIVE.Hover : {}}
        />
        {error && (
          <FormHelperText error>{say('Rating is required', 'التقييم مطلوب')}</FormHelperText>
        )}
      </>
    ),
  },
  right: {
    title: 'give the figure',
    text: 'Stars alone do not tell 4.3 from 4.7.',
    show: () => (
      <>
        <Rating readOnly value={4.5} precision={0.5} /> 4.6 of 5, 128 reviews
      </>
    ),
  },
  wrong: {
    title: 'use stars for anything but reviews',
    text: 'Light resistance in stars looks like praise.',
    show: () => (
      <>
        <Rating readOnly value={3} /> Blocks light
      </>
    ),
  },
  keys: [
    ['Tab', 'Moves to the chosen star'],
    ['←, →', 'One star less or more, as the page reads'],
  ],
  spoken:
    '“4.6 out of 5, image”; chosen, “5 stars: very good, radio button, 5 of 6”, because no rating is an answer, too.',
  see: ['Features/reviews/ReviewForm', 'Components/Radio'],
};

const meta = preview.meta({
  component: Rating,
  parameters: guided(guide),
  args: { name: 'rating', value: 4, onChange: fn(), readOnly: false, disabled: false },
  render: (args) => <Stars {...args} />,
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 5, step: 0.5 } },
    precision: { control: 'inline-radio', options: [0.5, 1] },
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'] },
    readOnly: { control: 'boolean' },
    disabled: { control: 'boolean' },
  },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
