import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { paths, toPathKey } from '@/lib/paths';

/** A screen with a chunk of its own. */
export interface Page {
  path: string;
  /** Name of its chunk and of the component in it. */
  chunk: string;
  /** Fetches the chunk, once. */
  load: () => Promise<unknown>;
  Component: LazyExoticComponent<ComponentType>;
}

function page<Name extends string>(
  path: string,
  chunk: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): Page {
  return { path, chunk, load, Component: lazy(async () => ({ default: (await load())[chunk] })) };
}

const loadServicePage = () => import(/* webpackChunkName: "ServicePage" */ '@/pages/ServicePage');

/** Screens inside the shared frame that everybody may see (spec §2). */
const openPages: readonly Page[] = [
  page(paths.home, 'HomePage', () => import(/* webpackChunkName: "HomePage" */ '@/pages/HomePage')),
  page(
    paths.categories,
    'CategoriesPage',
    () => import(/* webpackChunkName: "CategoriesPage" */ '@/pages/CategoriesPage'),
  ),
  page(
    paths.curtains,
    'CurtainsPage',
    () => import(/* webpackChunkName: "CurtainsPage" */ '@/pages/CurtainsPage'),
  ),
  page(
    paths.curtainDetail,
    'CurtainDetailPage',
    () => import(/* webpackChunkName: "CurtainDetailPage" */ '@/pages/CurtainDetailPage'),
  ),
  page(
    paths.rollers,
    'RollersPage',
    () => import(/* webpackChunkName: "RollersPage" */ '@/pages/RollersPage'),
  ),
  page(
    paths.rollersDetail,
    'RollersDetailPage',
    () => import(/* webpackChunkName: "RollersDetailPage" */ '@/pages/RollersDetailPage'),
  ),
  page(
    paths.about,
    'AboutPage',
    () => import(/* webpackChunkName: "AboutPage" */ '@/pages/AboutPage'),
  ),
  page(paths.faq, 'FaqPage', () => import(/* webpackChunkName: "FaqPage" */ '@/pages/FaqPage')),
  page(
    paths.ourWorks,
    'OurWorksPage',
    () => import(/* webpackChunkName: "OurWorksPage" */ '@/pages/OurWorksPage'),
  ),
  page(
    paths.ourWorkDetails,
    'OurWorkDetailPage',
    () => import(/* webpackChunkName: "OurWorkDetailPage" */ '@/pages/OurWorkDetailPage'),
  ),
  page(
    paths.products,
    'ProductsPage',
    () => import(/* webpackChunkName: "ProductsPage" */ '@/pages/ProductsPage'),
  ),
  page(
    paths.productDetail,
    'ProductDetailPage',
    () => import(/* webpackChunkName: "ProductDetailPage" */ '@/pages/ProductDetailPage'),
  ),
  page(
    paths.feature,
    'FeaturePage',
    () => import(/* webpackChunkName: "FeaturePage" */ '@/pages/FeaturePage'),
  ),
  page(
    paths.article,
    'ArticlePage',
    () => import(/* webpackChunkName: "ArticlePage" */ '@/pages/ArticlePage'),
  ),
  page(paths.customTailoring, 'ServicePage', loadServicePage),
  page(paths.hemming, 'ServicePage', loadServicePage),
  page(paths.curtainFabrics, 'ServicePage', loadServicePage),
  page(paths.repair, 'ServicePage', loadServicePage),
];

/** Screens inside the shared frame that need a session (decisions §3). */
export const customerPages: readonly Page[] = [
  page(paths.cart, 'CartPage', () => import(/* webpackChunkName: "CartPage" */ '@/pages/CartPage')),
  page(
    paths.checkout,
    'CheckoutPage',
    () => import(/* webpackChunkName: "CheckoutPage" */ '@/pages/CheckoutPage'),
  ),
  page(
    paths.orders,
    'OrdersPage',
    () => import(/* webpackChunkName: "OrdersPage" */ '@/pages/OrdersPage'),
  ),
  page(
    paths.orderDetail,
    'OrderDetailPage',
    () => import(/* webpackChunkName: "OrderDetailPage" */ '@/pages/OrderDetailPage'),
  ),
];

/** Screens outside the shared frame (spec §2). */
export const barePages: readonly Page[] = [
  page(
    paths.login,
    'LoginPage',
    () => import(/* webpackChunkName: "LoginPage" */ '@/pages/LoginPage'),
  ),
  page(
    paths.verifyOtp,
    'VerifyOtpPage',
    () => import(/* webpackChunkName: "VerifyOtpPage" */ '@/pages/VerifyOtpPage'),
  ),
  page(
    paths.privacy,
    'PrivacyPage',
    () => import(/* webpackChunkName: "PrivacyPage" */ '@/pages/PrivacyPage'),
  ),
  page(
    paths.terms,
    'TermsPage',
    () => import(/* webpackChunkName: "TermsPage" */ '@/pages/TermsPage'),
  ),
];

/** What every other address shows. */
const unknownPage: Page = page(
  '*',
  'NotFoundPage',
  () => import(/* webpackChunkName: "NotFoundPage" */ '@/pages/NotFoundPage'),
);

const pagesByKey = new Map(
  [...openPages, ...customerPages, ...barePages].map((known) => [toPathKey(known.path), known]),
);

/** The screen of a path, matched without regard to case (decisions §2). */
export const findPage = (pathname: string): Page =>
  pagesByKey.get(toPathKey(pathname)) ?? unknownPage;
