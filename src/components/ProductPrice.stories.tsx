import preview from '#.storybook/preview';
import { ProductPrice } from './ProductPrice';

const meta = preview.meta({ component: ProductPrice, args: { amount: 1615.5, currency: 'AED' } });

export const Default = meta.story();
export const WithPrefix = meta.story({ args: { prefix: 'From' } });
export const WithUnit = meta.story({ args: { prefix: 'From', unit: 'per metre' } });
export const Reduced = meta.story({ args: { unit: 'a metre', originalAmount: 2105 } });
export const Unknown = meta.story({ args: { amount: Number.NaN } });
export const ArabicSymbol = meta.story({ args: { currency: 'د.إ' } });
