import { defineContent } from '@/i18n/defineContent';

/** Fallback when the server sends no marquee items (product 3.3). */
export const marqueeItems = defineContent(
  [
    'Now on: 50% off some selected fabrics',
    'Free same-day appointment at your home or office',
    'Made in Dubai within 24 hours, hung within 48',
  ],
  {
    ar: async () =>
      (await import(/* webpackChunkName: "arabic-home" */ './ar/marqueeItems')).marqueeItems,
  },
);
