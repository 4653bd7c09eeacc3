import type { Article } from '@/contract/articles';
import type { SubCategory, Work, WorkProduct } from '@/contract/catalogue';
import type { Language, Translated } from '@/contract/common';
import { asLanguage } from './asLanguage';
import { asList, asMediaUrl, asRecord, asText } from './coerce';
import { asWorkProducts } from './workProducts';

/** Navigation state of the detail pages (product 2.3), parsed because it is untrusted. */

export interface CurtainDetailState extends Translated {
  image: string;
  title: string;
  description: string;
  categoryName: string;
  /** Language of `categoryName`, like `lang` of the other texts. */
  categoryLang?: Language;
  /** Description of the item. */
  benefitText: string;
  benefits: string[];
  categoryId: string;
  subCategoryId: string;
}

/** Ids of the page that an enquiry is sent from; both optional. */
export interface EnquiryIds {
  categoryId?: string;
  subCategoryId?: string;
}

export interface WorkDetailState extends Translated {
  name: string;
  images: string[];
  /** Alternative texts of the images, in their order; optional. */
  imageAlts?: string[];
  /** Products of the project; optional. */
  products?: WorkProduct[] | undefined;
}

export interface ArticleState extends Translated {
  title: string;
  image: string;
  /** HTML, unsanitised. */
  description: string;
  createdAt: string;
}

export interface LabelledText {
  label: string;
  text: string;
}

export interface HighlightState {
  image: string;
  heading: string;
  data: LabelledText[];
}

const isFilled = (text: string | undefined): text is string => text !== undefined && text !== '';

/** State of /curtains-detail, shown until the record is loaded. */
export function toCurtainDetailState(
  item: SubCategory,
  { categoryName, categoryLang }: Pick<CurtainDetailState, 'categoryName' | 'categoryLang'>,
): CurtainDetailState {
  return {
    image: item.image,
    title: item.name,
    description: item.description,
    categoryName,
    benefitText: item.whatAre,
    benefits: item.whyYouNeed,
    categoryId: item.category,
    subCategoryId: item._id,
    ...(item.lang && { lang: item.lang }),
    ...(categoryLang && { categoryLang }),
  };
}

/** State of /curtains-detail; `undefined` without a title. */
export function readCurtainDetailState(state: unknown): CurtainDetailState | undefined {
  const record = asRecord(state);
  const title = asText(record['title']);
  if (!isFilled(title)) return undefined;
  return {
    title,
    lang: asLanguage(record['lang']),
    image: asMediaUrl(record['image']) ?? '',
    description: asText(record['description']) ?? '',
    categoryName: asText(record['categoryName']) ?? '',
    categoryLang: asLanguage(record['categoryLang']),
    benefitText: asText(record['benefitText']) ?? '',
    benefits: asList(record['benefits'], asText),
    categoryId: asText(record['categoryId']) ?? '',
    subCategoryId: asText(record['subCategoryId']) ?? '',
  };
}

/** Ids of an enquiry, from the navigation state or else the query string. */
export function readEnquiryIds(state: unknown, params: URLSearchParams): EnquiryIds {
  const record = asRecord(state);
  const categoryId = asText(record['categoryId']) ?? params.get('categoryId') ?? undefined;
  const subCategoryId = asText(record['subCategoryId']) ?? params.get('subCategoryId') ?? undefined;
  return {
    ...(isFilled(categoryId) && { categoryId }),
    ...(isFilled(subCategoryId) && { subCategoryId }),
  };
}

/** Navigation state for /our-work-details. */
export function toWorkDetailState(work: Work): WorkDetailState {
  const { name, lang, images, imageAlts, products } = work;
  return {
    name,
    images,
    ...(imageAlts && { imageAlts }),
    ...(products && { products }),
    ...(lang && { lang }),
  };
}

/** State of /our-work-details; `undefined` without a name or images. */
export function readWorkDetailState(state: unknown): WorkDetailState | undefined {
  const record = asRecord(state);
  const name = asText(record['name']) ?? '';
  const images = asList(record['images'], asMediaUrl);
  if (name === '' || images.length === 0) return undefined;
  return {
    name,
    lang: asLanguage(record['lang']),
    images,
    imageAlts: asList(record['imageAlts'], asText),
    products: asWorkProducts(record['products']),
  };
}

/** Navigation state for /articleDetails. */
export function toArticleState(article: Article): ArticleState {
  const { title, lang, image, description, createdAt } = article;
  return { title, image, description, createdAt, ...(lang && { lang }) };
}

/** State of /articleDetails; `undefined` without a title. */
export function readArticleState(state: unknown): ArticleState | undefined {
  const record = asRecord(state);
  const title = asText(record['title']);
  if (!isFilled(title)) return undefined;
  return {
    title,
    lang: asLanguage(record['lang']),
    image: asMediaUrl(record['image']) ?? '',
    description: asText(record['description']) ?? '',
    createdAt: asText(record['createdAt']) ?? '',
  };
}

function readLabelledText(value: unknown): LabelledText | undefined {
  const record = asRecord(value);
  const label = asText(record['label']);
  const text = asText(record['text']);
  return label === undefined || text === undefined ? undefined : { label, text };
}

/** State of /detailsPage, the selected highlight; `undefined` without a heading. */
export function readHighlightState(state: unknown): HighlightState | undefined {
  const record = asRecord(state);
  const heading = asText(record['heading']);
  if (!isFilled(heading)) return undefined;
  return {
    heading,
    image: asMediaUrl(record['image']) ?? '',
    data: asList(record['data'], readLabelledText),
  };
}
