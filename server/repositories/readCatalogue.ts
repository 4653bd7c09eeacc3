import type { CatalogueContent } from '../catalogue/catalogueFile.ts';
import type { MadeToMeasure } from '../catalogue/madeToMeasure.ts';
import type { ProductAttributes } from '../catalogue/productAttributes.ts';
import type { CatalogueTables } from '../db/catalogueTables.ts';
import type { Queryable } from '../db/open.ts';
import { periodOf } from '../lists/period.ts';
import { groupBy } from '../rules/groupBy.ts';
import { toMajor } from '../rules/money.ts';
import { addArabic } from './catalogueTexts.ts';
import { readImages } from './images.ts';
import { readLists } from './lists.ts';
import { currentPriceTable } from './priceTables.ts';

async function readCategories(db: Queryable): Promise<CatalogueContent['categories']> {
  const categories = await db.selectFrom('categories').selectAll().orderBy('position').execute();
  const rows = await db.selectFrom('sub_categories').selectAll().orderBy('position').execute();
  const subCategories = groupBy(rows, (row) => row.category_id);
  return categories.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    image: { url: row.image, alt: row.image_alt },
    subCategories: (subCategories.get(row.id) ?? []).map((sub) => ({
      id: sub.id,
      name: sub.name,
      description: sub.description,
      image: { url: sub.image, alt: sub.image_alt },
      whatAre: sub.what_are,
      whyYouNeed: JSON.parse(sub.why_you_need) as string[],
    })),
  }));
}

/** The field `attributes` of a file; absent without any. */
function readAttributes(json: string): Pick<CatalogueContent['products'][number], 'attributes'> {
  return json === '{}' ? {} : { attributes: JSON.parse(json) as ProductAttributes };
}

/** Prices of a size in a file, which do not depend on the day. */
function pricesOf(size: CatalogueTables['product_sizes']) {
  const { price_minor: current, reduced_price_minor: reduced } = size;
  const original = size.original_price_minor ?? (reduced === null ? null : current);
  return {
    price: toMajor(reduced ?? current),
    ...(original !== null && { originalPrice: toMajor(original) }),
    ...(size.reduced_from !== null && { reducedFrom: size.reduced_from }),
    ...(size.reduced_until !== null && { reducedUntil: size.reduced_until }),
  };
}

async function readProducts(db: Queryable): Promise<CatalogueContent['products']> {
  const products = await db.selectFrom('products').selectAll().orderBy('position').execute();
  const rows = await db.selectFrom('product_sizes').selectAll().orderBy('position').execute();
  const sizes = groupBy(rows, (row) => row.product_id);
  const relations = await db
    .selectFrom('sub_category_products')
    .select(['product_id', 'sub_category_id'])
    .orderBy('position')
    .execute();
  const subCategories = groupBy(relations, (row) => row.product_id);
  return products.map((row) => ({
    id: row.id,
    category: row.category_id,
    subCategories: (subCategories.get(row.id) ?? []).map((one) => one.sub_category_id),
    name: row.name,
    brand: row.brand,
    description: row.description,
    images: readImages(row.images),
    ...(row.room_image !== null && { roomImage: row.room_image }),
    ...readAttributes(row.attributes),
    ...(row.added_on !== null && { addedOn: row.added_on }),
    ...(row.made_to_measure !== null && {
      madeToMeasure: JSON.parse(row.made_to_measure) as MadeToMeasure,
    }),
    sizes: (sizes.get(row.id) ?? []).map((size) => ({
      id: size.id,
      label: size.label,
      ...pricesOf(size),
      ...(size.sold_as !== null && { soldAs: size.sold_as }),
    })),
  }));
}

async function readArticles(db: Queryable): Promise<CatalogueContent['articles']> {
  const articles = await db
    .selectFrom('articles')
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
  return articles.map((row) => ({
    id: row.id,
    title: row.title,
    image: { url: row.image, alt: row.image_alt },
    html: row.html,
    publishedAt: row.published_at,
  }));
}

async function readEnglish(db: Queryable): Promise<CatalogueContent> {
  const banners = await db.selectFrom('banners').selectAll().orderBy('position').execute();
  const marquee = await db.selectFrom('marquee_items').selectAll().orderBy('position').execute();
  const priceTable = await currentPriceTable(db);
  return {
    banners: banners.map((row) => ({
      image: { url: row.image, alt: row.image_alt },
      imagePortrait: row.image_portrait,
      heading: row.heading,
      text: row.text,
      ...periodOf(row),
    })),
    marquee: marquee.map((row) => {
      const days = periodOf(row);
      return Object.keys(days).length === 0 ? row.content : { content: row.content, ...days };
    }),
    categories: await readCategories(db),
    products: await readProducts(db),
    articles: await readArticles(db),
    ...(await readLists(db)),
    ...(priceTable && { priceTable }),
  };
}

/** Reads the current catalogue with its translations. */
export async function readCatalogue(db: Queryable): Promise<CatalogueContent> {
  return addArabic(db, await readEnglish(db));
}
