import type { paths } from '../../../src/lib/paths.ts';

/** A URL of every route. */
export const SCREENS = {
  home: '/',
  categories: '/Categories',
  curtains: '/curtains?categoryId=curtains',
  curtainDetail: '/curtains-detail?categoryId=curtains&subCategoryId=blackout-curtains',
  rollers: '/rollers',
  rollersDetail: '/rollers-detail',
  about: '/about',
  faq: '/FAQ',
  ourWorks: '/our-works',
  ourWorkDetails: '/our-work-details?id=villa-emirates-hills',
  products: '/products?page=2',
  productDetail: '/product-detail?id=almas-ivory-linen',
  cart: '/cart',
  checkout: '/Checkout',
  feature: '/detailsPage?feature=smart-features',
  article:
    '/articleDetails?article=how-to-choose-a-curtain-fabric-you-will-still-like-in-ten-years',
  orders: '/MyOrders',
  orderDetail: '/MyOrders-detail?id=nothing',
  login: '/login',
  verifyOtp: '/verify-otp',
  privacy: '/privacy',
  windows: '/windows',
  terms: '/terms',
  customTailoring: '/services/custom-tailoring',
  hemming: '/services/hemming-shortening',
  curtainFabrics: '/services/curtain-fabrics',
  repair: '/services/repair-maintenance',
} satisfies Record<keyof typeof paths, string>;
