import { newId } from '../ids.ts';
import { DAY, isoAfter } from '../clock.ts';
import type { CatalogueContent } from '../catalogue/catalogueFile.ts';
import { writeCatalogue } from '../repositories/writeCatalogue.ts';
import { toMajor } from '../rules/money.ts';
import type { Queryable } from '../db/open.ts';
import { withArabic } from '../catalogue/records.ts';
import { arabicLookup } from './arabicLookup.ts';
import type { ImageLookup } from './images.ts';
import type { CatalogueSeed, CategorySeed, ProductSeed } from './types.ts';

/** Maximum rows per statement, because databases limit its values. */
const CHUNK = 100;

/** Readable and stable id of a size. */
export function sizeIdOf(product: ProductSeed, position: number): string {
  return `${product.slug}-${position + 1}`;
}

function categoryOf(category: CategorySeed, findImage: ImageLookup) {
  const describe = ({ slug, name, description, image }: Omit<CategorySeed, 'subCategories'>) => ({
    id: slug,
    name,
    description,
    image: findImage(image),
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

function productOf(product: ProductSeed, findImage: ImageLookup) {
  const { slug, category, name, brand, description } = product;
  return {
    id: slug,
    category,
    name,
    brand,
    description,
    images: product.images.map(findImage),
    sizes: product.sizes.map(({ label, priceMinor }, position) => ({
      id: sizeIdOf(product, position),
      label,
      price: toMajor(priceMinor),
    })),
  };
}

/** Converts the seed to a catalogue in English: resolves images and uses slugs as ids. */
function contentOf(seed: CatalogueSeed, findImage: ImageLookup): CatalogueContent {
  return {
    banners: seed.banners.map((banner) => ({
      image: findImage(banner.image),
      imagePortrait: findImage(banner.imagePortrait).url,
      heading: banner.heading,
      text: banner.text,
    })),
    marquee: seed.marquee,
    categories: seed.categories.map((category) => categoryOf(category, findImage)),
    products: seed.products.map((product) => productOf(product, findImage)),
    articles: seed.articles.map(({ slug, title, image, html, publishedAt }) => ({
      id: slug,
      title,
      image: findImage(image),
      html,
      publishedAt,
    })),
    works: seed.works.map(({ slug, name, images }) => ({
      id: slug,
      name,
      images: images.map(findImage),
    })),
    faq: seed.faq,
  };
}

/** The seed as a catalogue, with its translations. */
export function seedContent(seed: CatalogueSeed, findImage: ImageLookup): CatalogueContent {
  const content = contentOf(seed, findImage);
  return withArabic(content, arabicLookup(seed, content));
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

/** Writes the catalogue and its reviews. */
export async function seedCatalogue(
  db: Queryable,
  seed: CatalogueSeed,
  findImage: ImageLookup,
  now: Date,
): Promise<void> {
  await writeCatalogue(db, seedContent(seed, findImage));
  await seedReviews(db, seed, now);
}
