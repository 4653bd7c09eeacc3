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
