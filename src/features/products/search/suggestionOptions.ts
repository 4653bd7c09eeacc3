import type { SuggestedProduct, Suggestions } from '@/contract/products';
import type { Language } from '@/lib/language';
import { productPath } from '@/lib/paths';
import { typedLine } from '@/lib/typed';
import { suggestedCategoryPath } from '../suggestedCategoryPath';

/** A suggestion: another search, or a link to a category or product. */
export type SuggestionOption =
  | { kind: 'term' | 'corrected'; id: string; label: string }
  | { kind: 'category'; id: string; label: string; lang: Language | undefined; path: string }
  | { kind: 'product'; id: string; label: string; path: string; product: SuggestedProduct };

/** Suggestions in the order in which arrow keys reach them; `text` itself is not suggested. */
export function suggestionOptions(suggestions: Suggestions, text: string): SuggestionOption[] {
  const { terms, isCorrected, categories, products } = suggestions;
  const typed = typedLine(text).toLowerCase();
  const others = terms.filter((term) => term.toLowerCase() !== typed);
  return [
    ...others.map((term, index) => ({
      kind: isCorrected && index === 0 ? ('corrected' as const) : ('term' as const),
      id: `term ${term}`,
      label: term,
    })),
    ...categories.map((category) => ({
      kind: 'category' as const,
      id: `category ${category.categoryId} ${category.subCategoryId ?? ''}`,
      label: category.name,
      lang: category.lang,
      path: suggestedCategoryPath(category),
    })),
    ...products.map((product) => ({
      kind: 'product' as const,
      id: `product ${product._id}`,
      label: product.name,
      path: productPath(product._id),
      product,
    })),
  ];
}
