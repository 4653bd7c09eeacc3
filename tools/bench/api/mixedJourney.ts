import { any, createCalls } from './calls.ts';
import type { LoadedShop } from './calls.ts';
import type { Step } from './openLoop.ts';

/**
 * Random steps of a busy shop, weighted by how often customers take them. About one request in ten is a write and one in a
 * hundred places an order.
 */
export function mixedJourney(shop: LoadedShop): () => Step {
  const calls = createCalls(shop);
  const half = Math.floor(shop.tokens.length / 2);
  const visitors = shop.tokens.slice(0, half);
  const buyers = shop.tokens.slice(half);
  let buyer = 0;
  const buy = (): Step => {
    const token = buyers[buyer++ % buyers.length] ?? '';
    return [calls.add(token, any(shop.lines)), calls.order(token)];
  };
  const changeCart = (): Step => {
    const token = any(visitors);
    const line = any(shop.lines);
    return [calls.add(token, line), calls.cart(token), calls.act(token, 'remove', line)];
  };
  const steps: readonly (readonly [weight: number, step: () => Step])[] = [
    [9, () => [calls.home()]],
    [10, () => [calls.firstPage()]],
    [9, () => [calls.anyPage()]],
    [5, () => [calls.search()]],
    [1, () => [calls.newSearch()]],
    [24, () => [calls.detail()]],
    [14, () => [calls.reviews()]],
    [4, () => [calls.categories()]],
    [3, () => [calls.faq()]],
    [3, () => [calls.ownPage(any(visitors))]],
    [3, () => [calls.ownDetail(any(visitors))]],
    [2, () => [calls.orders(any(visitors))]],
    [4, changeCart],
    [1, buy],
  ];
  const weighted = steps.flatMap(([weight, step]) => Array.from({ length: weight }, () => step));
  return () => any(weighted)();
}
