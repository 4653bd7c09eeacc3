import type { CartItem } from '../../src/contract/cart.ts';
import type { Language } from '../../src/contract/common.ts';
import type { Messages } from '../messages/messages.ts';
import type { ConfiguredLine } from '../repositories/configuredLines.ts';
import type { PricedItem } from '../repositories/products.ts';
import type { Configuration, OrderLead } from '../rules/configuration.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import { toMajor } from '../rules/money.ts';
import { configurationLabel, guaranteeTexts } from '../repositories/orderedConfiguration.ts';

/** What a customer calls a finished window: its own name, or that of its product. */
export const nameOf = ({ request, productName }: Configuration, made: Messages['made']): string =>
  request.name === undefined ? productName.en : made.label(request.name, [productName.en]);

/** A finished window in the cart. */
export function configuredItem(line: ConfiguredLine, language: Language): CartItem {
  const { content, previousMinor, isUnavailable, quantity, unit_price_minor: price } = line;
  const { request, productName, facts, image } = content;
  const translated = productName[language];
  return {
    id: line.id,
    productId: line.product_id,
    sizeId: line.size_id,
    name: translated ?? productName.en,
    ...(translated === undefined && { lang: DEFAULT_LANGUAGE }),
    images: image === '' ? [] : [image],
    size: configurationLabel(content, language),
    quantity,
    price: toMajor(price),
    productTotal: toMajor(price * quantity),
    configuration: {
      ...(request.windowId !== undefined && { windowId: request.windowId }),
      name: request.name ?? '',
      summary: facts[language],
      isEditable: !isUnavailable,
      input: {
        window: request.window,
        options: request.options,
        ...guaranteeTexts(content, language),
      },
      validUntil: line.valid_until,
      ...(previousMinor !== undefined && { previousPrice: toMajor(previousMinor) }),
      ...(isUnavailable && { unavailable: true }),
    },
  };
}

/** A finished window as an item of an order, with what was priced. */
export function configuredOrderItem(line: ConfiguredLine, lead?: OrderLead): PricedItem {
  const { content, unit_price_minor, quantity, product_id, size_id } = line;
  return {
    product_id,
    size_id,
    product_name: content.productName.en,
    size_label: configurationLabel(content, DEFAULT_LANGUAGE),
    image: content.image,
    unit_price_minor,
    quantity,
    sold_as: null,
    configuration: JSON.stringify({ ...content, ...(lead && { lead }) }),
  };
}
