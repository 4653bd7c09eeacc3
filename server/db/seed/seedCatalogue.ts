import { newId } from '../../ids.ts';
import { DAY, isoAfter } from '../../clock.ts';
import type { Queryable } from '../open.ts';
import type { PictureBook } from './pictures.ts';
import type { CatalogueSeed, CategorySeed, ProductSeed } from './types.ts';

/** The database takes a limited number of values in one statement. */
const CHUNK = 100;

async function inChunks<Row>(
  rows: readonly Row[],
  insert: (chunk: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await insert(rows.slice(start, start + CHUNK));
  }
}

/** Id of a size: readable, and the same on every start. */
export function sizeIdOf(product: ProductSeed, position: number): string {
  return `${product.slug}-${position + 1}`;
}

function searchTextOf(product: ProductSeed, category: CategorySeed | undefined): string {
  const parts = [product.name, product.brand, product.description, category?.name ?? ''];
  return parts.join(' ').toLowerCase();
}

async function seedFront(db: Queryable, seed: CatalogueSeed, picture: PictureBook): Promise<void> {
  const banners = seed.banners.map((banner, position) => ({
    id: newId(),
    position,
    image: picture(banner.image).url,
    image_portrait: picture(banner.imagePortrait).url,
    image_alt: picture(banner.image).alt,
    heading: banner.heading,
    text: banner.text,
  }));
  const marquee = seed.marquee.map((content, position) => ({
    id: newId(),
    position,
    content,
  }));
  const articles = seed.articles.map((article) => ({
    id: article.slug,
    title: article.title,
    image: picture(article.image).url,
    image_alt: picture(article.image).alt,
    html: article.html,
    published_at: article.publishedAt,
  }));
  await inChunks(banners, (rows) => db.insertInto('banners').values(rows).execute());
  await inChunks(marquee, (rows) => db.insertInto('marquee_items').values(rows).execute());
  await inChunks(articles, (rows) => db.insertInto('articles').values(rows).execute());
}

async function seedCategories(
  db: Queryable,
  seed: CatalogueSeed,
  picture: PictureBook,
): Promise<void> {
  const describe = (item: Pick<CategorySeed, 'slug' | 'name' | 'description' | 'image'>) => ({
    id: item.slug,
    name: item.name,
    description: item.description,
    image: picture(item.image).url,
    image_alt: picture(item.image).alt,
  });
  const categories = seed.categories.map((item, position) => ({ ...describe(item), position }));
  const subCategories = seed.categories.flatMap((category) =>
    category.subCategories.map((item, position) => ({
      ...describe(item),
      position,
      category_id: category.slug,
      what_are: item.whatAre,
      why_you_need: JSON.stringify(item.whyYouNeed),
    })),
  );
  await inChunks(categories, (rows) => db.insertInto('categories').values(rows).execute());
  await inChunks(subCategories, (rows) => db.insertInto('sub_categories').values(rows).execute());
}

async function seedProducts(
  db: Queryable,
  seed: CatalogueSeed,
  picture: PictureBook,
): Promise<void> {
  const products = seed.products.map((product, position) => ({
    id: product.slug,
    category_id: product.category,
    position,
    name: product.name,
    brand: product.brand,
    description: product.description,
    images: JSON.stringify(product.images.map(picture)),
    search_text: searchTextOf(
      product,
      seed.categories.find((category) => category.slug === product.category),
    ),
  }));
  const sizes = seed.products.flatMap((product) =>
    product.sizes.map((size, position) => ({
      id: sizeIdOf(product, position),
      product_id: product.slug,
      position,
      label: size.label,
      price_minor: size.priceMinor,
    })),
  );
  await inChunks(products, (rows) => db.insertInto('products').values(rows).execute());
  await inChunks(sizes, (rows) => db.insertInto('product_sizes').values(rows).execute());
}

async function seedPages(
  db: Queryable,
  seed: CatalogueSeed,
  picture: PictureBook,
  now: Date,
): Promise<void> {
  const works = seed.works.map((work, position) => ({
    id: work.slug,
    position,
    name: work.name,
    images: JSON.stringify(work.images.map(picture)),
  }));
  const faq = seed.faq.map((entry, position) => ({ id: newId(), position, ...entry }));
  const reviews = seed.reviews.map((review) => ({
    id: newId(),
    product_id: review.product,
    user_id: null,
    email: review.email,
    name: review.name,
    rating: review.rating,
    review: review.review,
    profile_picture: null,
    created_at: isoAfter(now, -review.daysAgo * DAY),
  }));
  await inChunks(works, (rows) => db.insertInto('works').values(rows).execute());
  await inChunks(faq, (rows) => db.insertInto('faq').values(rows).execute());
  await inChunks(reviews, (rows) => db.insertInto('reviews').values(rows).execute());
}

/** Writes everything a visitor sees. Product, category, sub-category, article and work ids are the slugs. */
export async function seedCatalogue(
  db: Queryable,
  seed: CatalogueSeed,
  picture: PictureBook,
  now: Date,
): Promise<void> {
  await seedFront(db, seed, picture);
  await seedCategories(db, seed, picture);
  await seedProducts(db, seed, picture);
  await seedPages(db, seed, picture, now);
}
