import type { ArgTypesEnhancer } from 'storybook/internal/types';
import type { LineUnit, ProductSort, SoldAs } from '@/contract/products';
import type { OrderStatus } from '@/contract/orders';
import type { Language } from '@/lib/language';
import type { ToastVariant } from '@/lib/toastQueue';

interface Choices {
  Language: Language;
  LineUnit: LineUnit;
  OrderStatus: OrderStatus;
  ProductSort: ProductSort;
  SoldAs: SoldAs;
  ToastVariant: ToastVariant;
}

/** Values of types that props import, which the documentation of props knows by name only. */
const CHOICES: { readonly [Name in keyof Choices]: readonly Choices[Name][] } = {
  Language: ['en', 'ar'],
  LineUnit: ['metre', 'panel', 'blind', 'window'],
  OrderStatus: [
    'Confirmed',
    'Packed',
    'Shipped',
    'InTransit',
    'OutForDelivery',
    'Delivered',
    'Cancelled',
  ],
  ProductSort: ['recommended', 'price', 'rating', 'newest'],
  SoldAs: ['metre', 'panel', 'blind'],
  ToastVariant: ['success', 'error', 'info'],
};

/** Offers the choices of such a type in a list, instead of a field for any text. */
export const offerChoices: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [type = ''] = argType.table?.type?.summary?.split(' ') ?? [];
      const options = new Map<string, readonly string[]>(Object.entries(CHOICES)).get(type);
      return [name, options ? { ...argType, control: { type: 'select' }, options } : argType];
    }),
  );
