import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Step } from './Step';

const meta = preview.meta({
  component: Step,
  args: {
    id: 'hang',
    title: 'How it hangs',
    answer: 'Wave (ripple-fold), Track on the ceiling, Pair',
    isFolded: true,
    isOpen: false,
    onToggle: fn(),
    next: 'Lining',
    onNext: fn(),
    children: 'Headings, tracks and poles',
  },
});

export const Default = meta.story();
export const Open = meta.story({ args: { isOpen: true } });
/** Before anything is chosen. */
export const Unanswered = meta.story({ tags: ['!dev'], args: { answer: '' } });
/** Beside the price, where all steps are open. */
export const Wide = meta.story({ tags: ['!dev'], args: { isFolded: false } });
