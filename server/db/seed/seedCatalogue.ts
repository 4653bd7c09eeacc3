import { newId } from '../../ids.ts';
import { DAY, isoAfter } from '../../clock.ts';
import type { CatalogueContent } from '../../catalogue/catalogueFile.ts';
import { writeCatalogue } from '../../repositories/writeCatalogue.ts';
import { toMajor } from '../../rules/money.ts';
import type { Queryable } from '../open.ts';
import type { PictureBook } from './pictures.ts';
import type { CatalogueSeed, CategorySeed, ProductSeed } from './types.ts';

/** The database takes a limited number of values in one statement. */
const CHUNK = 100;

/** Id of a size: readable, and the same on every start. */
export function sizeIdOf(product: ProductSeed, position: number): string {
  return `${product.slug}-${position + 1}`;
}

function categoryOf(category: CategorySeed, picture: PictureBook) {
  const describe = ({ slug, name, description, image }: Omit<CategorySeed, 'subCategories'>) => ({
    id: slug,
    name,
    description,
    image: picture(image),
  });
  return {
    ...describe(category),
    subCategories: category.subCategories.map((item) => ({
      ...describe(item),
      whatAre: item.whatAre,
      whyYouNeed: item.whyYouNeed,
    })),
  };
}

function productOf(product: ProductSeed, picture: PictureBook) {
  const { slug, category, name, brand, description } = product;
  return {
    id: slug,
    category,
    name,
    brand,
    description,
    images: product.images.map(picture),
    sizes: product.sizes.map(({ label, priceMinor }, position) => ({
      id: sizeIdOf(product, position),
      label,
      price: toMajor(priceMinor),
    })),
  };
}

/** The seed with its pictures looked up. Product, category, sub-category, article and work ids are the slugs. */
function contentOf(seed: CatalogueSeed, picture: PictureBook): CatalogueContent {
  return {
    banners: seed.banners.map((banner) => ({
      image: picture(banner.image),
      imagePortrait: picture(banner.imagePortrait).url,
      heading: banner.heading,
      text: banner.text,
    })),
    marquee: seed.marquee,
    categories: seed.categories.map((category) => categoryOf(category, picture)),
    products: seed.products.map((product) => productOf(product, picture)),
    articles: seed.articles.map(({ slug, title, image, html, publishedAt }) => ({
      id: slug,
      title,
      image: picture(image),
      html,
      publishedAt,
    })),
    works: seed.works.map(({ slug, name, images }) => ({
      id: slug,
      name,
      images: images.map(picture),
    })),
    faq: seed.faq,
  };
}

async function seedReviews(db: Queryable, seed: CatalogueSeed, now: Date): Promise<void> {
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
  for (let start = 0; start < reviews.length; start += CHUNK) {
    await db
      .insertInto('reviews')
      .values(reviews.slice(start, start + CHUNK))
      .execute();
  }
}

/** Writes everything a visitor sees. */
export async function seedCatalogue(
  db: Queryable,
  seed: CatalogueSeed,
  picture: PictureBook,
  now: Date,
): Promise<void> {
  await writeCatalogue(db, contentOf(seed, picture));
  await seedReviews(db, seed, now);
}
