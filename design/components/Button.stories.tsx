import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button';
import { ChevronRightIcon, PlusIcon } from '@/components/icons';
import { mirroredSx } from '@/components/LineIcon';
import type { Guide } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

const guide: Guide = {
  code: "import { Button } from '@/components/Button';",
  themed: ['MuiButton', 'MuiButtonBase'],
  module: '@/components/Button',
  source: 'src/theme/components/inputs.tsx',
  use: 'Starts an action: adds to the cart, sends a form. What leads to another page is a link, in running text or as a button with href.',
  whole: (say) => <Button startIcon={<PlusIcon />}>{say('Add to cart', 'أضف إلى السلة')}</Button>,
  anatomy: [
    ['.MuiButton-root', 'Ground: gold for the one main action of a screen, 44 px high at least'],
    ['.MuiButton-startIcon', 'Icon, optional, at the side where reading begins'],
    [
      '.MuiButton-root > span:last-of-type',
      'Label: a verb and its object, in sentence case, on one line',
    ],
  ],
  examples: [
    {
      title: 'Variants',
      text: 'Contained for the main action, one in each view. Outlined for another one of equal weight. Text for what may be skipped.',
      show: (say) => (
        <>
          <Button>{say('Add to cart', 'أضف إلى السلة')}</Button>
          <Button variant="outlined">{say('Order a sample', 'اطلب عيّنة')}</Button>
          <Button variant="text">{say('Clear all', 'امسح الكل')}</Button>
        </>
      ),
    },
    {
      title: 'Sizes',
      text: 'Large on banners, medium everywhere, small in tables and notes; 36 px, because a small one stands alone.',
      show: (say) => (
        <>
          <Button size="large">{say('Book a visit', 'احجز زيارة')}</Button>
          <Button>{say('Book a visit', 'احجز زيارة')}</Button>
          <Button size="small">{say('Book a visit', 'احجز زيارة')}</Button>
        </>
      ),
    },
    {
      title: 'Icons',
      text: 'An icon that points along the line of reading has mirroredSx, so that it mirrors in Arabic.',
      show: (say) => (
        <>
          <Button startIcon={<PlusIcon />}>{say('Add a window', 'أضف نافذة')}</Button>
          <Button variant="outlined" endIcon={<ChevronRightIcon sx={mirroredSx} />}>
            {say('Continue', 'متابعة')}
          </Button>
        </>
      ),
    },
    {
      title: 'Something is lost',
      text: 'Red only in the dialog that asks before something cannot be undone.',
      show: (say) => <Button color="error">{say('Cancel order', 'ألغِ الطلب')}</Button>,
    },
  ],
  states: {
    names: ['Rest', 'Hover', 'Focus', 'Pressed', 'Disabled', 'Busy'],
    show: ({ className, disabled, loading }, say) => (
      <>
        <Button {...{ className, disabled, loading }}>{say('Order', 'اطلب')}</Button>
        <Button {...{ className, disabled, loading }} variant="outlined">
          {say('Order', 'اطلب')}
        </Button>
        <Button {...{ className, disabled, loading }} variant="text">
          {say('Order', 'اطلب')}
        </Button>
      </>
    ),
  },
  right: {
    title: 'one main action',
    text: 'One gold button; what else is possible has less weight.',
    show: () => (
      <>
        <Button>Checkout</Button>
        <Button variant="text">Continue shopping</Button>
      </>
    ),
  },
  wrong: {
    title: 'make everything gold, or write OK',
    text: 'Two gold buttons compete, and a label without a verb says nothing when read alone.',
    show: () => (
      <>
        <Button>OK</Button>
        <Button>Continue shopping</Button>
      </>
    ),
  },
  keys: [
    ['Tab', 'Moves to it, also while it is busy'],
    ['Enter, Space', 'Presses it'],
  ],
  spoken:
    '“Add to cart, button”; a button with href is a “link”. Busy, it keeps its name and its focus and is “busy”, so that nobody presses twice.',
  see: ['Components/IconButton', 'Components/Link', 'Components/Dialog'],
};

const meta = preview.meta({
  component: Button,
  parameters: guided(guide),
  args: { children: 'Add to cart', onClick: fn(), loading: false, disabled: false },
  argTypes: {
    variant: { control: 'inline-radio', options: ['contained', 'outlined', 'text'] },
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'] },
    color: { control: 'inline-radio', options: ['primary', 'error', 'inherit'] },
    loading: { control: 'boolean' },
    disabled: { control: 'boolean' },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Add to cart' }).focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});
export const AllStates = meta.story(examplesOf(guide));
