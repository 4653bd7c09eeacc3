import { useTranslate } from '@/i18n/useTranslate';
import type { Language } from '@/lib/language';
import { textIn } from '@/lib/textIn';
import { FactRows } from './FactRows';
import { factMessages as messages } from './messages';

export interface ProductFactListProps {
  brand: string;
  /** Language of the brand, when it is not that of the page. */
  lang?: Language;
  category: string;
  categoryLang?: Language;
  productId: string;
}

/** Brand, category and product id; empty values are omitted (product 5.4). */
export function ProductFactList(props: ProductFactListProps) {
  const t = useTranslate();
  const { brand, lang, category, categoryLang, productId } = props;
  const facts = [
    { term: t(messages.brand), value: brand, lang },
    { term: t(messages.category), value: category, lang: categoryLang },
    { term: t(messages.productId), value: productId },
  ];
  return (
    <FactRows>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ term, value, ...fact }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <span {...textIn(fact.lang)}>{value}</span>
            </dd>
          </div>
        ))}
    </FactRows>
  );
}
