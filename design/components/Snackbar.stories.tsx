import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ToastCard, type ToastCardProps } from '@/components/toast/ToastCard';
import type { Guide } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

const ignore = () => undefined;

const Toast = ({ variant, message }: Pick<ToastCardProps, 'variant' | 'message'>) => (
  <ToastCard
    id={message}
    message={message}
    variant={variant}
    onClose={ignore}
    style={{ maxWidth: 400 }}
  />
);

const guide: Guide = {
  code: "import { ToastCard } from '@/components/toast/ToastCard';",
  themed: [],
  module: '@/store/toasts',
  source: 'src/components/toast/ToastCard.tsx',
  use: 'What has just happened, in one line: a toast in the top corner, shown by showToast of the store. What stays true is an Alert; what has to be answered is a Dialog.',
  anatomy: [
    ['svg', 'Icon of the kind, in its colour, like the rule beside it'],
    ['[role=status]', 'One fact, without applause'],
    ['.MuiIconButton-root', 'Close; nobody has to'],
  ],
  examples: [
    {
      title: 'Done',
      text: 'Goes by itself after 5 seconds.',
      show: (say) => (
        <Toast variant="success" message={say('Added to your cart', 'أُضيف إلى سلتك')} />
      ),
    },
    {
      title: 'Failed',
      text: 'For a press somewhere in the page; the error of a form stands in the form.',
      show: (say) => (
        <Toast
          variant="error"
          message={say(
            'It could not be saved. Please try again.',
            'تعذّر الحفظ. يُرجى إعادة المحاولة.',
          )}
        />
      ),
    },
    {
      title: 'For information',
      show: (say) => (
        <Toast
          variant="info"
          message={say(
            'That code has expired. Ask for a new one.',
            'انتهت صلاحية هذا الرمز. اطلب رمزًا جديدًا.',
          )}
        />
      ),
    },
  ],
  states: {
    names: ['Rest', 'Hover', 'Focus', 'Pressed'],
    show: ({ within }, say) => (
      <div className={within}>
        <Toast variant="success" message={say('Added to your cart', 'أُضيف إلى سلتك')} />
      </div>
    ),
  },
  right: {
    title: 'say what is true now',
    text: 'One fact; the page shows it, too.',
    show: () => <Toast variant="success" message="Added to your cart" />,
  },
  wrong: {
    title: 'hide a decision in it',
    text: 'It is gone before somebody has read what to decide.',
    show: () => <Toast variant="info" message="Your price has changed. Continue?" />,
  },
  keys: [
    ['Alt T', 'Moves to the newest one, and back'],
    ['Esc', 'Closes the one with the focus'],
    ['Pointer or focus on it', 'Stops the time; away, the rest of it runs'],
    ['Drag to the side', 'Closes it'],
  ],
  spoken:
    'Read when it appears, after what is being read (status); a failure at once (alert). The region is called “Notifications, Alt+T”.',
  see: ['Components/Alert', 'Components/Dialog', 'Components/toast/ToastHost'],
};

const meta = preview.meta({
  component: ToastCard,
  parameters: guided(guide),
  args: {
    id: 'toast',
    message: 'Added to your cart',
    variant: 'success' as const,
    onClose: fn(),
    style: { maxWidth: 400 },
  },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
