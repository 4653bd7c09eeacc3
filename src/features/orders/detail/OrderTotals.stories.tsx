import preview from '#.storybook/preview';
import { OrderTotals } from './OrderTotals';

const meta = preview.meta({
  component: OrderTotals,
  args: { subTotal: 595, shippingCharge: 50, price: 645, currencySymbol: 'AED' },
});

export const Default = meta.story();
export const FreeShipping = meta.story({
  args: { subTotal: 1_595, shippingCharge: 0, price: 1_595 },
});
export const TotalOnly = meta.story({
  args: { subTotal: Number.NaN, shippingCharge: Number.NaN, price: 645 },
});
