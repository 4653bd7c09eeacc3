import { useState } from 'react';
import {
  matchRoutes,
  NavigationType,
  useLocation,
  useNavigationType,
  useRoutes,
  type NonIndexRouteObject,
} from 'react-router';
import { savedScrollTop } from '@/browser/savedScroll';
import { ArrivalContext, type Arrival } from '@/components/arrival';
import { paths } from '@/lib/paths';
import { AppLayout } from '../layout/AppLayout';
import { BareLayout } from '../layout/BareLayout';
import { lazyPage, type PageHandle } from './lazyPage';
import { RequireSession } from './RequireSession';

/** A route object whose `handle` holds the chunk of its page. */
interface AppRoute extends NonIndexRouteObject {
  handle?: PageHandle;
  children?: AppRoute[];
}

const servicePage = lazyPage(
  'ServicePage',
  () => import(/* webpackChunkName: "ServicePage" */ '@/pages/ServicePage'),
);

const notFoundPage = lazyPage(
  'NotFoundPage',
  () => import(/* webpackChunkName: "NotFoundPage" */ '@/pages/NotFoundPage'),
);

/** Pages with the shop's layout that need no session. */
const publicRoutes: AppRoute[] = [
  {
    path: paths.home,
    ...lazyPage('HomePage', () => import(/* webpackChunkName: "HomePage" */ '@/pages/HomePage')),
  },
  {
    path: paths.categories,
    ...lazyPage(
      'CategoriesPage',
      () => import(/* webpackChunkName: "CategoriesPage" */ '@/pages/CategoriesPage'),
    ),
  },
  {
    path: paths.curtains,
    ...lazyPage(
      'CurtainsPage',
      () => import(/* webpackChunkName: "CurtainsPage" */ '@/pages/CurtainsPage'),
    ),
  },
  {
    path: paths.curtainDetail,
    ...lazyPage(
      'CurtainDetailPage',
      () => import(/* webpackChunkName: "CurtainDetailPage" */ '@/pages/CurtainDetailPage'),
    ),
  },
  {
    path: paths.rollers,
    ...lazyPage(
      'RollersPage',
      () => import(/* webpackChunkName: "RollersPage" */ '@/pages/RollersPage'),
    ),
  },
  {
    path: paths.rollersDetail,
    ...lazyPage(
      'RollersDetailPage',
      () => import(/* webpackChunkName: "RollersDetailPage" */ '@/pages/RollersDetailPage'),
    ),
  },
  {
    path: paths.about,
    ...lazyPage('AboutPage', () => import(/* webpackChunkName: "AboutPage" */ '@/pages/AboutPage')),
  },
  {
    path: paths.faq,
    ...lazyPage('FaqPage', () => import(/* webpackChunkName: "FaqPage" */ '@/pages/FaqPage')),
  },
  {
    path: paths.ourWorks,
    ...lazyPage(
      'OurWorksPage',
      () => import(/* webpackChunkName: "OurWorksPage" */ '@/pages/OurWorksPage'),
    ),
  },
  {
    path: paths.ourWorkDetails,
    ...lazyPage(
      'OurWorkDetailPage',
      () => import(/* webpackChunkName: "OurWorkDetailPage" */ '@/pages/OurWorkDetailPage'),
    ),
  },
  {
    path: paths.products,
    ...lazyPage(
      'ProductsPage',
      () => import(/* webpackChunkName: "ProductsPage" */ '@/pages/ProductsPage'),
    ),
  },
  {
    path: paths.productDetail,
    ...lazyPage(
      'ProductDetailPage',
      () => import(/* webpackChunkName: "ProductDetailPage" */ '@/pages/ProductDetailPage'),
    ),
  },
  {
    path: paths.feature,
    ...lazyPage(
      'FeaturePage',
      () => import(/* webpackChunkName: "FeaturePage" */ '@/pages/FeaturePage'),
    ),
  },
  {
    path: paths.article,
    ...lazyPage(
      'ArticlePage',
      () => import(/* webpackChunkName: "ArticlePage" */ '@/pages/ArticlePage'),
    ),
  },
  { path: paths.customTailoring, ...servicePage },
  { path: paths.hemming, ...servicePage },
  { path: paths.curtainFabrics, ...servicePage },
  { path: paths.repair, ...servicePage },
];

/** Pages with the shop's layout that need a session. */
const protectedRoutes: AppRoute[] = [
  {
    path: paths.cart,
    ...lazyPage('CartPage', () => import(/* webpackChunkName: "CartPage" */ '@/pages/CartPage')),
  },
  {
    path: paths.checkout,
    ...lazyPage(
      'CheckoutPage',
      () => import(/* webpackChunkName: "CheckoutPage" */ '@/pages/CheckoutPage'),
    ),
  },
  {
    path: paths.orders,
    ...lazyPage(
      'OrdersPage',
      () => import(/* webpackChunkName: "OrdersPage" */ '@/pages/OrdersPage'),
    ),
  },
  {
    path: paths.orderDetail,
    ...lazyPage(
      'OrderDetailPage',
      () => import(/* webpackChunkName: "OrderDetailPage" */ '@/pages/OrderDetailPage'),
    ),
  },
];

/** Pages with the bare layout. */
export const bareRoutes: AppRoute[] = [
  {
    path: paths.login,
    ...lazyPage('LoginPage', () => import(/* webpackChunkName: "LoginPage" */ '@/pages/LoginPage')),
  },
  {
    path: paths.verifyOtp,
    ...lazyPage(
      'VerifyOtpPage',
      () => import(/* webpackChunkName: "VerifyOtpPage" */ '@/pages/VerifyOtpPage'),
    ),
  },
  {
    path: paths.privacy,
    ...lazyPage(
      'PrivacyPage',
      () => import(/* webpackChunkName: "PrivacyPage" */ '@/pages/PrivacyPage'),
    ),
  },
  {
    path: paths.terms,
    ...lazyPage('TermsPage', () => import(/* webpackChunkName: "TermsPage" */ '@/pages/TermsPage')),
  },
];

const routes: AppRoute[] = [
  {
    element: <AppLayout />,
    children: [
      ...publicRoutes,
      { element: <RequireSession />, children: protectedRoutes },
      { path: '*', ...notFoundPage },
    ],
  },
  { element: <BareLayout />, children: bareRoutes },
];

/** How the customer came to the current screen. */
function useArrival(): Arrival {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const [first, setFirst] = useState<string | undefined>(pathname);
  const isFirst = pathname === first && navigationType !== NavigationType.Push;
  if (!isFirst && first !== undefined) setFirst(undefined);
  if (isFirst) return 'first';
  return navigationType === NavigationType.Pop ? savedScrollTop(key) : 'link';
}

/** The page of the current URL in its layout. */
export function AppRoutes() {
  const arrival = useArrival();
  return <ArrivalContext value={arrival}>{useRoutes(routes)}</ArrivalContext>;
}

/** The chunk of the page at a path. */
export function matchPage(pathname: string): PageHandle {
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle ?? notFoundPage.handle;
}
