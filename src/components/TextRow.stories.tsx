import preview from '#.storybook/preview';
import { TextRow } from './TextRow';
import { longTitle } from '@/fixtures/longTitle';

const meta = preview.meta({
  component: TextRow,
  args: {
    heading: 'How it began',
    children: 'We started with one cutting table, two sewing machines and a van.',
  },
});

export const Default = meta.story();

export const LongText = meta.story({ args: { heading: longTitle } });
