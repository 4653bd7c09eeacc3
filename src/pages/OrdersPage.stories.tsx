import preview from '#.storybook/preview';
import { paths } from '@/lib/paths';
import { seedNoOrders, seedOrders } from '@/fixtures/seedStore';
import { refused } from '@/fixtures/refused';
import { OrdersPage } from './OrdersPage';

const meta = preview.meta({
  tags: ['!autodocs'],
  component: OrdersPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: paths.orders, signedIn: true, fill: seedOrders },
  },
});

export const Default = meta.story();
export const Empty = meta.story({ parameters: { shop: { fill: seedNoOrders } } });
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
