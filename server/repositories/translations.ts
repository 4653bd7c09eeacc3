import type { Article } from '../../src/contract/articles.ts';
import type {
  Banner,
  Category,
  Faq,
  MarqueeItem,
  Promotion,
  SubCategory,
  SubCategoryName,
  Work,
} from '../../src/contract/catalogue.ts';
import type { RecordTexts, TextKind } from '../catalogue/arabicTexts.ts';
import type { Language, Translated } from '../../src/contract/common.ts';
import type { ProductDetail } from '../../src/contract/products.ts';
import type { Queryable } from '../db/open.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import { createTranslator } from './translator.ts';

/** A name, with its language when it is not the requested one. */
interface TranslatedName extends Translated {
  name: string;
}

type Detail = Omit<ProductDetail, 'relatedProducts'>;

type Identified = Translated & { _id: string };

const byId = ({ _id = '' }: { _id?: string }): string => _id;
const byPosition = (_record: object, index: number): string => String(index);
const unchanged = <Texts>(texts: Texts): Texts => texts;

/** Translations of responses to the requested language. */
export function translationsTo(db: Queryable, lang: Language = DEFAULT_LANGUAGE) {
  const { find, apply, records, products, cartItems } = createTranslator(db, lang);

  const categoryName = async (id: string, name: string): Promise<TranslatedName> => {
    const found = (await find('categories', [id])).get(id);
    return apply<TranslatedName>({ name }, found && { name: found.name });
  };

  return {
    products,
    cartItems,
    categoryName,
    banners: (items: Banner[]) => records('banners', items, byPosition, unchanged),
    marquee: (items: MarqueeItem[]) => records('marquee_items', items, byPosition, unchanged),
    promotions: (items: Promotion[]) => records('promotions', items, byPosition, unchanged),
    categories: (items: Category[]) => records('categories', items, byId, unchanged),
    /** Records whose texts have the same names in the response as in the catalogue. */
    list: <Kind extends TextKind, Item extends RecordTexts[Kind] & Identified>(
      kind: Kind,
      items: Item[],
    ) => records(kind, items, byId, (texts) => texts as Partial<Item>),
    subCategories: (items: SubCategory[]) => records('sub_categories', items, byId, unchanged),
    subCategoryName: async (item: SubCategoryName): Promise<SubCategoryName> => {
      const found = (await find('sub_categories', [item._id])).get(item._id);
      return apply(item, found && { name: found.name });
    },
    /** @param items products with the category that `category` names */
    productDetails: async (
      items: readonly { detail: Detail; categoryId: string }[],
    ): Promise<Detail[]> => {
      const details = items.map(({ detail }) => detail);
      const named = await products(details);
      const ids = details.map(({ _id }) => _id);
      const texts = await find('products', ids);
      const categories = items.map(({ detail, categoryId }): TranslatedName & Identified => ({
        _id: categoryId,
        name: detail.category,
      }));
      const categoryNames = await records('categories', categories, byId, ({ name }) => ({ name }));
      return named.map((product, index) => {
        const found = texts.get(product._id);
        const { name: category = product.category, lang } = categoryNames[index] ?? {};
        return {
          ...product,
          ...(found && { brand: found.brand, description: found.description }),
          category,
          ...(lang && { categoryLang: lang }),
        };
      });
    },
    /** Articles keep the English name in their URLs. */
    articles: async (items: Article[]): Promise<Article[]> => {
      const named = items.map((article) =>
        lang === DEFAULT_LANGUAGE ? article : { ...article, urlTitle: article.title },
      );
      return records('articles', named, byId, ({ title, html, imageAlt }) => ({
        title,
        description: html,
        imageAlt,
      }));
    },
    /** Works with the names of their products. */
    works: async (items: Work[]): Promise<Work[]> => {
      const all = items.flatMap(({ products = [] }) => products);
      const translated = await records('products', all, byId, ({ name }) => ({ name }));
      const named = new Map(translated.map((product) => [product._id, product]));
      const works = await records('works', items, ({ id }) => id, unchanged);
      return works.map((work) => {
        const products = work.products?.map((product) => named.get(product._id) ?? product);
        return { ...work, ...(products && { products }) };
      });
    },
    /** @param items all questions: they have no id but their position */
    faq: (items: Faq[]) => records('faq', items, (_, index) => String(index), unchanged),
  };
}
