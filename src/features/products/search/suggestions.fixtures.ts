import type { SuggestedProduct, Suggestions } from '@/contract/products';
import { CURRENCY, fabrics } from '@/fixtures/products.fixtures';
import { suggestionOptions } from './suggestionOptions';

const products: SuggestedProduct[] = fabrics.slice(0, 4).map(({ _id, name, images, price }) => ({
  _id,
  name,
  image: images[0] ?? '',
  imageAlt: '',
  price,
  soldAs: 'metre',
}));

/** Suggestions for “velv”. */
export const velvetSuggestions: Suggestions = {
  terms: ['velvet fabrics', 'velvet cushion', 'velvet curtains'],
  isCorrected: false,
  categories: [
    { categoryId: 'curtains', subCategoryId: 'velvet-curtains', name: 'Velvet curtains' },
    { categoryId: 'upholstery', name: 'Upholstery' },
  ],
  products,
  currency: CURRENCY,
};

export const velvetOptions = suggestionOptions(velvetSuggestions, 'velv');

/** Suggestions for “velvt”, which finds nothing. */
export const correctedOptions = suggestionOptions(
  { ...velvetSuggestions, isCorrected: true },
  'velvt',
);
