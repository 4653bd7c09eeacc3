import { defineMessages } from '@/i18n/defineMessages';

/** Texts of what the fabric for a window may cost (product 15.8). */
export const budgetMessages = defineMessages('windows.budget', {
  title: 'What could it cost?',
  help: 'Three fabrics of our showroom for this window, from the least to the most expensive. Fabric only; making, lining and track are quoted at the free visit.',
  show: 'Show prices',
  hide: 'Hide prices',
  what: 'the prices',
  loading: 'Loading the prices',
  none: 'No fabric by the metre is on sale now.',
  ranks: { low: 'Least expensive', middle: 'In between', high: 'Most expensive' },
  cost: '{price} for {metres} m',
  noPrice: 'This fabric cannot be calculated for this window.',
});
