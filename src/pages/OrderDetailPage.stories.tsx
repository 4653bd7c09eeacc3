import preview from '#.storybook/preview';
import { detailInTransit } from '@/fixtures/orders.fixtures';
import { orderPath, paths } from '@/lib/paths';
import { seedOrderDetail } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import { OrderDetailPage } from './OrderDetailPage';

const meta = preview.meta({
  tags: ['!autodocs'],
  component: OrderDetailPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: orderPath(detailInTransit._id), signedIn: true, fill: seedOrderDetail },
  },
});

export const Default = meta.story();
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });
export const NotFound = meta.story({ parameters: { shop: { path: paths.orderDetail } } });
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
