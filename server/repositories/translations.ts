import type { Article } from '../../src/contract/articles.ts';
import type { CartItem } from '../../src/contract/cart.ts';
import type {
  Banner,
  Category,
  Faq,
  MarqueeItem,
  SubCategory,
  SubCategoryName,
  Work,
} from '../../src/contract/catalogue.ts';
import type { Language, Translated } from '../../src/contract/common.ts';
import type { Product, ProductDetail } from '../../src/contract/products.ts';
import type { Queryable } from '../db/open.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import { findTexts } from './catalogueTexts.ts';
import {
  applyTexts,
  translateCart,
  translateProducts,
  translateRecords,
} from './translateRecords.ts';
import type { FindTexts } from './translateRecords.ts';

/** A name, with its language when it is not the requested one. */
export interface TranslatedName extends Translated {
  name: string;
}

type Detail = Omit<ProductDetail, 'relatedProducts'>;

/** Translates records of responses. Those without a translation stay English and get `lang`. */
export interface Translations {
  banners: (banners: Banner[]) => Promise<Banner[]>;
  marquee: (items: MarqueeItem[]) => Promise<MarqueeItem[]>;
  categories: (categories: Category[]) => Promise<Category[]>;
  categoryName: (id: string, name: string) => Promise<TranslatedName>;
  subCategories: (subCategories: SubCategory[]) => Promise<SubCategory[]>;
  subCategoryName: (subCategory: SubCategoryName) => Promise<SubCategoryName>;
  products: (products: Product[]) => Promise<Product[]>;
  /** @param categoryId the category that `detail.category` names */
  productDetail: (detail: Detail, categoryId: string) => Promise<Detail>;
  articles: (articles: Article[]) => Promise<Article[]>;
  works: (works: Work[]) => Promise<Work[]>;
  /** @param offset number of questions before these */
  faq: (faq: Faq[], offset: number) => Promise<Faq[]>;
  cartItems: (items: CartItem[]) => Promise<CartItem[]>;
}

/** Changes nothing, because records are stored in English. */
const toEnglish: Translations = {
  banners: (records) => Promise.resolve(records),
  marquee: (records) => Promise.resolve(records),
  categories: (records) => Promise.resolve(records),
  categoryName: (_id, name) => Promise.resolve({ name }),
  subCategories: (records) => Promise.resolve(records),
  subCategoryName: (subCategory) => Promise.resolve(subCategory),
  products: (records) => Promise.resolve(records),
  productDetail: (detail) => Promise.resolve(detail),
  articles: (records) => Promise.resolve(records),
  works: (records) => Promise.resolve(records),
  faq: (records) => Promise.resolve(records),
  cartItems: (records) => Promise.resolve(records),
};

const byId = ({ _id = '' }: { _id?: string }): string => _id;
const byPosition = (_record: object, index: number): string => String(index);

function createTranslations(find: FindTexts): Translations {
  const categoryName: Translations['categoryName'] = async (id, name) => {
    const found = (await find('categories', [id])).get(id);
    return applyTexts<TranslatedName>({ name }, found && { name: found.name });
  };
  return {
    banners: (records) =>
      translateRecords(
        records,
        (ids) => find('banners', ids),
        byPosition,
        (texts) => texts,
      ),
    marquee: (records) =>
      translateRecords(
        records,
        (ids) => find('marquee_items', ids),
        byPosition,
        (texts) => texts,
      ),
    categories: (records) =>
      translateRecords(
        records,
        (ids) => find('categories', ids),
        byId,
        (texts) => texts,
      ),
    categoryName,
    subCategories: (records) =>
      translateRecords(
        records,
        (ids) => find('sub_categories', ids),
        byId,
        (texts) => texts,
      ),
    subCategoryName: async (subCategory) => {
      const { _id: id } = subCategory;
      const found = (await find('sub_categories', [id])).get(id);
      return applyTexts(subCategory, found && { name: found.name });
    },
    products: (records) => translateProducts(records, find),
    productDetail: async (detail, categoryId) => {
      const [product = detail] = await translateProducts([detail], find);
      const texts = (await find('products', [detail._id])).get(detail._id);
      const category = await categoryName(categoryId, detail.category);
      return {
        ...product,
        ...(texts && { brand: texts.brand, description: texts.description }),
        category: category.name,
        ...(category.lang && { categoryLang: category.lang }),
      };
    },
    articles: (records) =>
      translateRecords(
        records,
        (ids) => find('articles', ids),
        byId,
        ({ title, html, imageAlt }) => ({ title, description: html, imageAlt }),
      ),
    works: (records) =>
      translateRecords(
        records,
        (ids) => find('works', ids),
        ({ id }) => id,
        (texts) => texts,
      ),
    faq: (records, offset) =>
      translateRecords(
        records,
        (ids) => find('faq', ids),
        (_, index) => String(offset + index),
        (texts) => texts,
      ),
    cartItems: (items) => translateCart(items, find),
  };
}

/** Translations of responses to the requested language. */
export function translationsTo(db: Queryable, lang: Language = DEFAULT_LANGUAGE): Translations {
  if (lang === DEFAULT_LANGUAGE) return toEnglish;
  return createTranslations((kind, ids) => findTexts(db, { kind, lang, ids }));
}
