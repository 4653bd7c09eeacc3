import type { Article } from '../../src/contract/articles.ts';
import type {
  Banner,
  Category,
  Faq,
  MarqueeItem,
  Promotion,
  SubCategory,
  Work,
} from '../../src/contract/catalogue.ts';
import type { PageQuery } from '../../src/contract/common.ts';
import type { Queryable } from '../db/open.ts';
import { offsetOf } from '../rules/paging.ts';
import { periodOf } from '../lists/period.ts';
import { readImages } from './images.ts';
import { readList } from './lists.ts';

/** One page of records and the total count. */
export interface Paged<Item> {
  items: Item[];
  count: number;
}

export async function listBanners(db: Queryable): Promise<Banner[]> {
  const rows = await db.selectFrom('banners').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    image: row.image,
    imagePortrait: row.image_portrait,
    imageAlt: row.image_alt,
    heading: row.heading,
    text: row.text,
    ...periodOf(row),
  }));
}

export async function listMarquee(db: Queryable): Promise<MarqueeItem[]> {
  const rows = await db.selectFrom('marquee_items').selectAll().orderBy('position').execute();
  return rows.map((row) => ({ content: row.content, ...periodOf(row) }));
}

export async function listPromotions(db: Queryable): Promise<Promotion[]> {
  const rows = await readList(db, 'promotions');
  return rows.map(({ image, ...promotion }) => ({
    ...promotion,
    ...(image && { image: image.url, imageAlt: image.alt }),
  }));
}

export async function listCategories(db: Queryable): Promise<Category[]> {
  const rows = await db
    .selectFrom('categories')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('sub_categories')
        .whereRef('sub_categories.category_id', '=', 'categories.id')
        .select((inner) => inner.fn.countAll().as('sub_count'))
        .as('sub_count'),
    )
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    description: row.description,
    image: row.image,
    imageAlt: row.image_alt,
    subCount: Number(row.sub_count),
  }));
}

export async function findCategoryName(db: Queryable, id: string) {
  const row = await db
    .selectFrom('categories')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name;
}

export async function findSubCategory(db: Queryable, id: string) {
  return db
    .selectFrom('sub_categories')
    .select(['id as _id', 'name', 'category_id as category'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function listSubCategories(db: Queryable, categoryId: string): Promise<SubCategory[]> {
  const rows = await db
    .selectFrom('sub_categories')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('sub_category_products')
        .whereRef('sub_category_products.sub_category_id', '=', 'sub_categories.id')
        .select((inner) => inner.fn.countAll().as('product_count'))
        .as('product_count'),
    )
    .where('category_id', '=', categoryId)
    .orderBy('position')
    .execute();
  return rows.map((row) => {
    const whyYouNeed = JSON.parse(row.why_you_need) as string[];
    return {
      _id: row.id,
      name: row.name,
      description: row.description,
      image: row.image,
      imageAlt: row.image_alt,
      category: row.category_id,
      whatAre: row.what_are,
      whyYouNeed,
      productCount: Number(row.product_count),
    };
  });
}

/** All articles, newest first. */
export async function listArticles(db: Queryable): Promise<Article[]> {
  const rows = await db
    .selectFrom('articles')
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    image: row.image,
    imageAlt: row.image_alt,
    title: row.title,
    description: row.html,
    createdAt: row.published_at,
  }));
}

/** Names of products by id. */
async function productNames(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function pageOfWorks(db: Queryable, page: PageQuery): Promise<Paged<Work>> {
  const rows = await db
    .selectFrom('works')
    .selectAll()
    .orderBy('position')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  const idsOf = new Map(rows.map((row) => [row.id, JSON.parse(row.product_ids) as string[]]));
  const names = await productNames(db, [...new Set([...idsOf.values()].flat())]);
  const items = rows.map((row) => {
    const images = readImages(row.images);
    const products = (idsOf.get(row.id) ?? []).flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ _id: id, name }];
    });
    return {
      id: row.id,
      name: row.name,
      images: images.map((image) => image.url),
      imageAlts: images.map((image) => image.alt),
      ...(products.length > 0 && { products }),
    };
  });
  const { count } = await db
    .selectFrom('works')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return { items, count: Number(count) };
}

/** All questions, in the owner's order. */
export function listFaq(db: Queryable): Promise<Faq[]> {
  return db.selectFrom('faq').select(['question', 'answer']).orderBy('position').execute();
}
