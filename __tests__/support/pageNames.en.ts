import type { PageNames } from './pageNames.ts';

/** Heading and named landmarks of each page in English, besides the main navigation. */
export const englishPages: PageNames = {
  home: {
    title: 'Curtains, blinds and home furnishing in Dubai',
    landmarks: [
      'region: Featured',
      'region: Offers',
      'region: Shop by category',
      'region: What makes us unique',
      'region: The neatest way to dress a window',
      'region: Good evening, close the curtains',
      'region: Summer sale',
      'region: What our customers say',
      'region: Latest articles',
      'region: Book a Free same day appointment',
      'region: Schedule Your Complimentary Same-Day Consultation',
      'form: Book a Free same day appointment',
    ],
  },
  account: {
    title: 'My account',
    landmarks: [
      'navigation: Breadcrumb',
      'region: Your details',
      'region: My windows',
      'region: Orders',
      'region: Saved addresses',
      'region: Signed-in devices',
      'region: Your data',
      'region: Close account',
    ],
  },
  categories: {
    title: 'Categories',
    landmarks: ['navigation: Breadcrumb', 'region: Rollers and Blinds'],
  },
  curtains: {
    title: 'Curtains',
    landmarks: ['navigation: Breadcrumb', 'navigation: More of the showroom'],
  },
  curtainDetail: {
    title: 'Linen curtains',
    landmarks: [
      'navigation: Breadcrumb',
      'region: Fabrics for this',
      'region: How we look after it',
      'region: Book a Free same day appointment',
      'form: Book a Free same day appointment',
    ],
  },
  rollers: {
    title: 'Rollers and Blinds',
    landmarks: [
      'navigation: Breadcrumb',
      'region: What sets ours apart',
      'region: Book a Free same day appointment',
      'form: Book a Free same day appointment',
    ],
  },
  rollersDetail: {
    title: 'Features Of Rollers & Blinds',
    landmarks: ['navigation: Breadcrumb', 'region: Find the blind for your window'],
  },
  about: {
    title: 'About us',
    landmarks: ['navigation: Breadcrumb', 'region: See what we have hung'],
  },
  faq: {
    title: 'Frequently asked questions',
    landmarks: ['navigation: Breadcrumb', 'navigation: Pages of questions'],
  },
  ourWorks: {
    title: 'Our Works',
    landmarks: ['navigation: Breadcrumb', 'navigation: Pages of our works'],
  },
  ourWorkDetails: {
    title: 'Villa sitting room, Emirates Hills',
    landmarks: [
      'navigation: Breadcrumb',
      'region: Hung in this room',
      'region: A room like this one?',
    ],
  },
  products: {
    title: 'Fabrics',
    landmarks: ['navigation: Breadcrumb', 'navigation: Pages of fabrics'],
  },
  productDetail: {
    title: 'Almas Ivory Linen',
    landmarks: [
      'navigation: Breadcrumb',
      'navigation: Pages of reviews',
      'region: The cloth in figures',
      'region: At a window',
      'region: Reviews',
      'region: Goes well with it',
    ],
  },
  cart: {
    title: 'Your cart',
    landmarks: ['navigation: Breadcrumb', 'region: Cart totals', 'region: Before you pay'],
  },
  checkout: {
    title: 'Checkout',
    landmarks: [
      'navigation: Breadcrumb',
      'region: Billing details',
      'region: Your order summary',
      'region: Before you pay',
      'region: Additional information',
      'form: Checkout',
    ],
  },
  guide: {
    title: 'Light and privacy guide',
    landmarks: [
      'navigation: Breadcrumb',
      'region: What suits it',
      'region: A linen-look sheer',
      'region: A light-filtering or dim-out drape',
      'region: The sun on this window',
      'region: West: direct sun on the 21st of each month, clear sky, no balcony.',
      'form: Your window',
    ],
  },
  compare: {
    title: 'Compare fabrics',
    landmarks: [
      'navigation: Breadcrumb',
      'region: Comparison of 2 fabrics',
      'region: Compare them in a room',
    ],
  },
  feature: {
    title: 'Exceptional quality materials',
    landmarks: [
      'navigation: Breadcrumb',
      'region: Book a Free same day appointment',
      'region: More that makes us unique',
      'form: Book a Free same day appointment',
    ],
  },
  article: {
    title: 'How to choose a curtain fabric you will still like in ten years',
    landmarks: ['navigation: Breadcrumb', 'region: Read on'],
  },
  orders: {
    title: 'My Orders',
    landmarks: ['navigation: Breadcrumb', 'navigation: Filter orders'],
  },
  orderDetail: { title: 'Order #{number}', landmarks: ['navigation: Breadcrumb'] },
  invoice: { title: 'Receipt إيصال', landmarks: ['region: What you bought'] },
  login: { title: 'Create an account or sign in', landmarks: [] },
  verifyOtp: { title: 'Enter OTP to Verify', landmarks: [] },
  windows: { title: 'My windows', landmarks: ['navigation: Breadcrumb'] },
  privacy: { title: 'Privacy Policy', landmarks: ['navigation: On this page'] },
  terms: { title: 'Terms & Conditions', landmarks: ['navigation: On this page'] },
  customTailoring: {
    title: 'Custom tailoring',
    landmarks: [
      'navigation: Breadcrumb',
      'region: Book a Free same day appointment',
      'region: Our other services',
      'form: Book a Free same day appointment',
    ],
  },
  hemming: {
    title: 'Hemming and shortening',
    landmarks: [
      'navigation: Breadcrumb',
      'region: Book a Free same day appointment',
      'region: Our other services',
      'form: Book a Free same day appointment',
    ],
  },
  curtainFabrics: {
    title: 'Curtain fabrics',
    landmarks: [
      'navigation: Breadcrumb',
      'region: Book a Free same day appointment',
      'region: Our other services',
      'form: Book a Free same day appointment',
    ],
  },
  repair: {
    title: 'Repair and maintenance',
    landmarks: [
      'navigation: Breadcrumb',
      'region: Book a Free same day appointment',
      'region: Our other services',
      'form: Book a Free same day appointment',
    ],
  },
  notFound: { title: 'Nothing behind this curtain', landmarks: [] },
};
