// Rules of Google's product data specification, as far as a feed can break them:
// https://support.google.com/merchants/answer/7052112

/** An item of a Google feed: attributes without their prefix, in lists, because some are repeated. */
export type GoogleItem = Readonly<Record<string, readonly string[]>>;

const PRICE = /^\d+\.\d\d AED$/;
const URL_OF_SHOP = /^https?:\/\/[^\s]+$/;
const IMAGE = /^https?:\/\/[^\s]+\.(jpe?g|png|webp|gif|bmp|tiff?)$/;
const MEASURE = /^(1|2|4|8|10|100)(m|cm|sqm|ct)$/;

/** Attributes that each item has once, with what they may be. */
const REQUIRED: Readonly<Record<string, RegExp>> = {
  id: /^[^\s]{1,50}$/,
  title: /^.{1,150}$/,
  description: /^.{1,5000}$/s,
  link: URL_OF_SHOP,
  image_link: IMAGE,
  availability: /^(in_stock|out_of_stock)$/,
  price: PRICE,
  condition: /^(new|refurbished|used)$/,
  brand: /^.{1,70}$/,
  identifier_exists: /^(yes|no)$/,
  shipping: /./,
};

/** Attributes that an item may have once. */
const OPTIONAL: Readonly<Record<string, RegExp>> = {
  sale_price: PRICE,
  sale_price_effective_date: /^\S+T\S+\/\S+T\S+$/,
  item_group_id: /^[\w.-]{1,50}$/,
  size: /^.{1,100}$/,
  color: /^.{1,100}$/,
  material: /^.{1,200}$/,
  pattern: /^.{1,100}$/,
  google_product_category: /^(?:[A-Z][^>]* > )+[A-Z][^>]*$/,
  product_type: /^.{1,750}$/,
  unit_pricing_measure: /^\d+(\.\d+)?(m|cm|sqm|ct)$/,
  unit_pricing_base_measure: MEASURE,
  shipping_label: /^.{1,100}$/,
  return_policy_label: /^.{1,100}$/,
  custom_label_0: /^.{1,100}$/,
};

const amountOf = (price: string | undefined): number => Number.parseFloat(price ?? 'NaN');

/** What the specification forbids in an item. */
export function googleProblems(item: GoogleItem): string[] {
  const { additional_image_link: images = [], ...single } = item;
  const rules = { ...REQUIRED, ...OPTIONAL };
  const [price] = item['price'] ?? [];
  const [sale] = item['sale_price'] ?? [];
  return [
    ...Object.keys(REQUIRED).filter((name) => item[name] === undefined),
    ...Object.entries(single)
      .filter(
        ([name, values]) => values.length !== 1 || rules[name]?.test(values[0] ?? '') !== true,
      )
      .map(([name, values]) => `${name}: ${values.join('|')}`),
    ...images.filter((url) => !IMAGE.test(url)),
    ...(images.length > 10 ? ['more than 10 images'] : []),
    ...(amountOf(price) > 0 ? [] : ['price']),
    ...(sale === undefined || amountOf(sale) < amountOf(price) ? [] : ['sale_price']),
    ...(item['unit_pricing_measure'] === undefined ||
    item['unit_pricing_base_measure'] !== undefined
      ? []
      : ['unit_pricing_base_measure']),
  ];
}
