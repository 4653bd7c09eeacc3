import type { Id, Language, LanguageQuery, Money, PageQuery, Translated, Url } from './common.ts';

export interface Size extends Translated {
  _id: Id;
  size: string;
  price: Money;
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
  currency: string;
}

export interface ProductsContract {
  'GET /user/get-products': {
    query: PageQuery & LanguageQuery & { search?: string };
    body: undefined;
    response: ProductPage;
  };
  'GET /user/get-product-details': {
    query: LanguageQuery & { id: Id };
    body: undefined;
    response: { productDetail: ProductDetail };
  };
}
