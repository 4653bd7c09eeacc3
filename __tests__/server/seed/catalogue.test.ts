import { describe, expect, it } from '@jest/globals';
import { productAttributes } from '../../../server/catalogue/productAttributes.ts';
import { englishLine } from '../../../server/catalogue/records.ts';
import { catalogue } from '../../../server/seed/catalogue.ts';

const ALLOWED_TAGS = new Set(
  'p h2 h3 ul ol li strong em blockquote table thead tbody tr th td a'.split(' '),
);
const WORD_LIMITS = {
  articleWords: [500, 900],
  reviewWords: [20, 60],
  productWords: [60, 120],
} as const;

const { banners, categories, products, articles, works, faq, reviews } = catalogue;
const marquee = catalogue.marquee.map(englishLine);
const subCategories = categories.flatMap((category) => category.subCategories);

function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function countWords(html: string): number {
  return plainText(html).split(' ').length;
}

function findRepeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

/** Tags that are not nested properly or not allowed. */
function findBadTags(html: string): string[] {
  const open: string[] = [];
  const bad: string[] = [];
  for (const [whole, slash, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)) {
    const isPlain = rest === '' || (name === 'a' && /^ href="\/[\w/-]*"$/.test(rest));
    if (!ALLOWED_TAGS.has(name) || !isPlain) bad.push(whole);
    else if (slash === '') open.push(name);
    else if (open.pop() !== name) bad.push(whole);
  }
  return [...bad, ...open];
}

describe('room images of the seeded products (product 5.16)', () => {
  const withTile = products.filter(({ attributes }) => attributes?.tile !== undefined);

  it.each(withTile.map((product) => [product.name, product] as const))(
    'of %s is among its images, after the cloth',
    (_name, { images, roomImage }) => {
      expect(images.slice(1).map(({ url }) => url)).toContain(roomImage);
    },
  );
});

describe('attributes of the seeded products (product 13.16)', () => {
  it.each(products.map((product) => [product.name, product] as const))(
    'of %s have everything that a filter needs',
    (_name, { attributes, addedOn, sizes }) => {
      expect(attributes).toEqual(productAttributes.parse(attributes));
      expect(attributes).toMatchObject({
        opacity: expect.any(String),
        pattern: expect.any(String),
        rooms: expect.any(Array),
        careMethod: expect.any(String),
      });
      expect(addedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
      const widths = sizes.flatMap(({ label }) => /^(\d+) cm width$/.exec(label)?.[1] ?? []);
      expect(attributes?.widths ?? []).toEqual(widths.map(Number));
    },
  );
});

describe('the seeded catalogue', () => {
  it('has content for every page', () => {
    expect(categories).toHaveLength(8);
    expect(products.length).toBeGreaterThanOrEqual(20);
    expect(articles.length).toBeGreaterThanOrEqual(6);
    expect(faq.length).toBeGreaterThanOrEqual(25);
    expect(works.length).toBeGreaterThanOrEqual(8);
    expect(reviews.length).toBeGreaterThanOrEqual(60);
    expect(banners).toHaveLength(3);
    expect(marquee.some((line) => line.includes('50% off some selected fabrics'))).toBe(true);
  });

  it.each([
    ['categories', categories],
    ['sub-categories', subCategories],
    ['products', products],
    ['articles', articles],
    ['works', works],
  ])('has unique, readable ids for %s', (_, entries) => {
    const ids = entries.map((entry) => entry.id);
    expect(findRepeated(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('has two to five sub-categories per category, with four to six benefits each', () => {
    const counts = categories.map((category) => category.subCategories.length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
    const benefits = subCategories.map((entry) => entry.whyYouNeed.length);
    expect(Math.min(...benefits)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...benefits)).toBeLessThanOrEqual(6);
  });

  it('has no duplicate texts', () => {
    const texts = [
      ...marquee,
      ...[...categories, ...subCategories, ...products].map((entry) => entry.description),
      ...subCategories.flatMap((entry) => [entry.whatAre, ...entry.whyYouNeed]),
      ...faq.flatMap((entry) => [entry.question, entry.answer]),
      ...articles.flatMap((article) => article.html.match(/<(p|blockquote)>.*?<\/\1>/gs) ?? []),
      ...reviews.map((entry) => entry.review),
      ...banners.flatMap((banner) => [banner.heading, banner.text]),
    ].map((text) => plainText(text).toLowerCase());
    expect(findRepeated(texts)).toEqual([]);
  });

  it('uses only the allowed markup, properly nested', () => {
    const html = [...articles.map((article) => article.html), ...faq.map((entry) => entry.answer)];
    expect(html.flatMap(findBadTags)).toEqual([]);
  });

  it('has texts of a readable length', () => {
    const outside = (words: number, [least, most]: readonly [number, number]): boolean =>
      words < least || words > most;
    const invalid = [
      ...articles.filter((entry) => outside(countWords(entry.html), WORD_LIMITS.articleWords)),
      ...products.filter((entry) =>
        outside(countWords(entry.description), WORD_LIMITS.productWords),
      ),
      ...reviews.filter((entry) => outside(countWords(entry.review), WORD_LIMITS.reviewWords)),
    ];
    expect(invalid).toEqual([]);
  });
});

describe('seeded products', () => {
  it('belong to an existing category', () => {
    const ids = new Set(categories.map((category) => category.id));
    expect(products.filter((product) => !ids.has(product.category))).toEqual([]);
  });

  it('are assigned to existing sub-categories, each one once', () => {
    const ids = new Set(subCategories.map(({ id }) => id));
    const invalid = products.filter(
      ({ subCategories: assigned }) =>
        assigned.length === 0 ||
        findRepeated(assigned).length > 0 ||
        assigned.some((id) => !ids.has(id)),
    );
    expect(invalid).toEqual([]);
  });

  it('have one to four different images', () => {
    const invalid = products.filter(
      ({ images }) =>
        images.length < 1 ||
        images.length > 4 ||
        findRepeated(images.map(({ url }) => url)).length > 0,
    );
    expect(invalid).toEqual([]);
  });

  it('have sizes with distinct labels and whole, positive prices, the cheapest first', () => {
    for (const { id, sizes } of products) {
      const prices = sizes.map((size) => size.price);
      expect({
        id,
        whole: prices.every((price) => Number.isInteger(price) && price > 0),
      }).toEqual({ id, whole: true });
      expect({ id, cheapest: prices[0] }).toEqual({ id, cheapest: Math.min(...prices) });
      expect(findRepeated(sizes.map((size) => size.label))).toEqual([]);
    }
  });
});

describe('seeded banners and marquee', () => {
  it('name no season and no date, because nothing takes them down', () => {
    const texts = JSON.stringify([catalogue.banners, catalogue.marquee]);
    expect(texts).not.toMatch(/summer|winter|autumn|ramadan|\b20\d\d\b|الصيف|الشتاء|رمضان/i);
  });
});

describe('units and reductions of seeded products', () => {
  const sizes = products.flatMap((product) => product.sizes);

  it('match the labels: widths by the metre, panels and blinds by the piece', () => {
    const units = products.flatMap(({ attributes, sizes: own }) =>
      own.map(({ label, soldAs }) => {
        if (label.endsWith(' cm width')) return [label, soldAs, 'metre'];
        return [label, soldAs, attributes?.blindKind === undefined ? 'panel' : 'blind'];
      }),
    );
    expect(units.filter(([, soldAs, expected]) => soldAs !== expected)).toEqual([]);
  });

  it('are real: all products of the summer sale are reduced, at most by the half that the marquee names', () => {
    const reductionOf = ({ price, originalPrice = price }: (typeof sizes)[number]) =>
      1 - price / originalPrice;
    const onSale = products.slice(0, 3).flatMap((product) => product.sizes);
    expect(onSale.filter((size) => reductionOf(size) <= 0)).toEqual([]);
    expect(Math.max(...sizes.map(reductionOf))).toBe(0.5);
  });
});

describe('seeded reviews', () => {
  it('belong to a product and have a rating from 1 to 5', () => {
    const ids = new Set(products.map((product) => product.id));
    const invalid = reviews.filter(
      ({ product, rating, daysAgo }) =>
        !ids.has(product) || ![1, 2, 3, 4, 5].includes(rating) || daysAgo < 0,
    );
    expect(invalid).toEqual([]);
  });

  it('fill more than two pages of five for at least one product', () => {
    const counts = products.map(
      ({ id }) => reviews.filter((review) => review.product === id).length,
    );
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(12);
  });

  it('have e-mail addresses in a reserved domain', () => {
    expect(reviews.filter((review) => !review.email.endsWith('.example'))).toEqual([]);
  });
});

describe('seeded articles and works', () => {
  it('name the products that the pictures of a work show', () => {
    const unnamed = works.flatMap(({ id, images, products: named = [] }) =>
      products
        .filter((product) =>
          images.some(({ url }) => url.startsWith(`/media/products/${product.id}-`)),
        )
        .filter((product) => !named.includes(product.id))
        .map((product) => `${id} ${product.id}`),
    );
    expect(unnamed).toEqual([]);
  });

  it('have a UTC timestamp, newest first', () => {
    const dates = articles.map((article) => article.publishedAt);
    expect(dates.map((date) => new Date(date).toISOString())).toEqual(dates);
    expect([...dates].sort().reverse()).toEqual(dates);
  });

  it('have three or four different images of each work', () => {
    const invalid = works.filter(
      ({ images }) =>
        images.length < 3 ||
        images.length > 4 ||
        findRepeated(images.map(({ url }) => url)).length > 0,
    );
    expect(invalid).toEqual([]);
  });

  it('show the room of each work first, and no image in two works', () => {
    const foreign = works.filter(
      ({ id, images: [main] }) => main?.url.startsWith(`/media/works/${id}/`) !== true,
    );
    expect(foreign).toEqual([]);
    expect(findRepeated(works.flatMap(({ images }) => images.map(({ url }) => url)))).toEqual([]);
  });
});
