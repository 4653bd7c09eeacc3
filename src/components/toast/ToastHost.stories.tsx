import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { createToastQueue, type Toast } from '@/lib/toastQueue';
import type { ShopParameters } from '../../../.storybook/withShop';
import { Button } from '../Button';
import type { ToastFeedProps } from './ToastFeed';
import { ToastHost } from './ToastHost';

const added: Toast = { message: 'Product Added to Cart Successfully', variant: 'success' };
const failed: Toast = { message: 'Something went wrong', variant: 'error' };

const meta = preview.meta({
  component: ToastHost,
  parameters: {
    shop: { hasOwnToasts: true } satisfies ShopParameters,
    // An iframe per story, because toasts are fixed to the viewport corner.
    docs: { story: { inline: false, height: '260px' } },
  },
  args: { toasts: createToastQueue(), isSingle: false },
  argTypes: { toasts: { control: false } },
  render: (args) => (
    <>
      <ToastHost {...args} />
      <Button onClick={() => args.toasts.show(added)}>Add to Cart</Button>{' '}
      <Button variant="outlined" onClick={() => args.toasts.show(failed)}>
        Fail
      </Button>
    </>
  ),
});

const showBoth = ({ args: { toasts } }: { args: ToastFeedProps }) => {
  toasts.show(added);
  toasts.show(failed);
};

export const Several = meta.story({ beforeEach: showBoth });

/** Announces success politely and failure assertively; closing one keeps the other. */
export const ClosedOneByOne = meta.story({
  name: 'Closed separately',
  tags: ['!autodocs'],
  beforeEach: showBoth,
  play: async ({ canvas, userEvent }) => {
    const success = await canvas.findByRole('status');
    const failure = await canvas.findByRole('alert');
    await expect(success).toHaveTextContent(added.message);
    await expect(failure).toHaveTextContent(failed.message);
    const closeIn = (toast: HTMLElement) =>
      within(toast.parentElement ?? toast).getByRole('button', { name: 'Close notification' });
    await userEvent.click(closeIn(success));
    await waitFor(() => expect(success).not.toBeInTheDocument());
    await expect(failure).toBeVisible();
    await userEvent.click(closeIn(failure));
    await waitFor(() => expect(failure).not.toBeInTheDocument());
  },
});

/** Shows each message once and at most six toasts. */
export const Crowd = meta.story({
  name: 'Maximum of six',
  tags: ['!autodocs'],
  beforeEach: ({ args: { toasts } }) => {
    const numbers = [1, 1, 2, 3, 4, 5, 6, 7, 8];
    numbers.forEach((number) => toasts.show({ message: `Toast ${number}`, variant: 'info' }));
  },
  play: async ({ canvas }) => {
    const textsShown = () => canvas.queryAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(textsShown()).toEqual([
        'Toast 3',
        'Toast 4',
        'Toast 5',
        'Toast 6',
        'Toast 7',
        'Toast 8',
      ]),
    );
  },
});

/** Alt+T focuses the newest toast; Esc closes it and returns focus (product 12.1). */
export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  beforeEach: showBoth,
  play: async ({ canvas, userEvent, step }) => {
    const region = await canvas.findByRole('region', { name: 'Notifications, Alt+T' });
    const failure = await within(region).findByRole('alert');
    const add = canvas.getByRole('button', { name: 'Add to Cart' });
    await step('Alt+T focuses the newest toast', async () => {
      add.focus();
      await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
      await expect(failure.parentElement).toHaveFocus();
    });
    await step('Esc closes the toast and returns focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(failure).not.toBeInTheDocument());
      await expect(add).toHaveFocus();
    });
  },
});

/** On checkout a new toast replaces the previous one (product 12.2). */
export const OneAtATime = meta.story({
  tags: ['!autodocs'],
  args: { isSingle: true },
  beforeEach: ({ args: { toasts } }) => toasts.show(added),
  play: async ({ canvas, userEvent }) => {
    const success = await canvas.findByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await canvas.findByRole('alert');
    await expect(success).not.toBeInTheDocument();
  },
});
