import type { SubCategoryName } from './catalogue.ts';
import type { Id, Language, LanguageQuery, Money, PageQuery, Translated, Url } from './common.ts';

/** Unit of a size: cloth by the running metre, or one finished curtain panel or blind. */
export type SoldAs = 'metre' | 'panel' | 'blind';

export interface Size extends Translated {
  _id: Id;
  size: string;
  /** Price of one unit. */
  price: Money;
  /** Price of one unit before a reduction; an optional addition (product 13.10). */
  originalPrice?: Money;
  /** Unknown when absent; an optional addition (product 13.10). */
  soldAs?: SoldAs;
  /** Quantity of this size in the customer's cart. */
  quantity: number;
  isAddedCart: boolean;
}

export interface Product extends Translated {
  _id: Id;
  name: string;
  images: Url[];
  imageAlts?: string[];
  sizes: Size[];
  /** Price of the cheapest size. */
  price: Money;
}

export interface ProductDetail extends Product {
  brand: string;
  category: string;
  /** Language of `category`, like `lang` of records. */
  categoryLang?: Language;
  productId: Id;
  currency: string;
  description?: string;
  relatedProducts: Product[];
}

export interface ProductPage {
  products: Product[];
  totalPages: number;
  /** Number of products on all pages; an optional addition (product 13.10). */
  totalCount?: number;
  /**
   * The sub-category of the request. Absent when the server does not support the parameter and responds with all products;
   * an optional addition (product 13.10).
   */
  subCategory?: SubCategoryName;
  currency: string;
}

/** Query of the product list; `subCategoryId` is an optional addition (product 13.10). */
export interface ProductsQuery extends PageQuery, LanguageQuery {
  search?: string;
  subCategoryId?: Id;
}

export interface ProductsContract {
  'GET /user/get-products': {
    query: ProductsQuery;
    body: undefined;
    response: ProductPage;
  };
  'GET /user/get-product-details': {
    query: LanguageQuery & { id: Id };
    body: undefined;
    response: { productDetail: ProductDetail };
  };
}
