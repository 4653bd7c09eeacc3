import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { OptionGroup, type OfferedOption } from './OptionGroup';

const options: OfferedOption<string>[] = [
  { value: 'none', label: 'Without lining', picture: 'none', difference: -1260 },
  { value: 'lining', label: 'Cotton lining', picture: 'lining', difference: 0 },
  { value: 'blackout', label: 'Blackout lining', picture: 'blackout', difference: 330 },
  {
    value: 'interlined',
    label: 'Interlined and lined',
    hint: 'A soft layer between: heavy and warm.',
    picture: 'interlined',
    refusal: { code: 'lining' },
  },
];

const meta = preview.meta({
  component: OptionGroup,
  args: {
    legend: 'Lining',
    options,
    value: 'lining',
    currency: 'AED',
    onChoose: fn(),
    isLegendHidden: false,
  },
});

export const Default = meta.story();
export const WithHelp = meta.story({
  args: { help: 'Chains strangle. Where a small child is, we fit none.' },
});
export const ErrorMissing = meta.story({
  tags: ['error'],
  args: { value: undefined, error: 'Please choose who measures first.' },
});
