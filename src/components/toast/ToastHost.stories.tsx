import type { StoryContext } from '@storybook/react-webpack5';
import preview from '#.storybook/preview';
import { useLanguage } from '@/i18n/useLanguage';
import { createToastQueue, type Toast } from '@/lib/toastQueue';
import { inArabic } from '../../../.storybook/inArabic';
import type { ShopParameters } from '../../../.storybook/withShop';
import { Button } from '../Button';
import type { ToastFeedProps } from './ToastFeed';
import { ToastHost } from './ToastHost';

const added: Toast = { message: 'Product Added to Cart Successfully', variant: 'success' };
const failed: Toast = { message: 'Something went wrong', variant: 'error' };

function ShowButtons({ toasts }: Pick<ToastFeedProps, 'toasts'>) {
  const translate = useLanguage() === 'ar' ? inArabic : <Value,>(value: Value) => value;
  return (
    <>
      <Button onClick={() => toasts.show(translate(added))}>{translate('Add to Cart')}</Button>{' '}
      <Button variant="outlined" onClick={() => toasts.show(translate(failed))}>
        {translate('Fail')}
      </Button>
    </>
  );
}

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
      <ShowButtons toasts={args.toasts} />
    </>
  ),
});

const showBoth = ({ args: { toasts }, globals }: StoryContext<ToastFeedProps>) => {
  const shown = [added, failed];
  for (const toast of globals['locale'] === 'ar' ? inArabic(shown) : shown) toasts.show(toast);
};

export const Several = meta.story({ beforeEach: showBoth });
