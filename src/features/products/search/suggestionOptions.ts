import type { SuggestedProduct, Suggestions } from '@/contract/products';
import type { Language } from '@/lib/language';
import { categoryPath, curtainDetailPath, productPath } from '@/lib/paths';

/** A suggestion: another search, or a link to a category or product. */
export type SuggestionOption =
  | { kind: 'term' | 'corrected'; id: string; label: string }
  | { kind: 'category'; id: string; label: string; lang: Language | undefined; path: string }
  | { kind: 'product'; id: string; label: string; path: string; product: SuggestedProduct };

/** Suggestions in the order in which arrow keys reach them; `text` itself is not suggested. */
export function suggestionOptions(suggestions: Suggestions, text: string): SuggestionOption[] {
  const { terms, isCorrected, categories, products } = suggestions;
  const typed = text.trim().toLowerCase();
  const others = terms.filter((term) => term.toLowerCase() !== typed);
  return [
    ...others.map((term, index) => ({
      kind: isCorrected && index === 0 ? ('corrected' as const) : ('term' as const),
      id: `term ${term}`,
      label: term,
    })),
    ...categories.map(({ categoryId, subCategoryId, name, lang }) => ({
      kind: 'category' as const,
      id: `category ${categoryId} ${subCategoryId ?? ''}`,
      label: name,
      lang,
      path:
        subCategoryId === undefined
          ? categoryPath(categoryId)
          : curtainDetailPath(categoryId, subCategoryId),
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
