import { useState } from 'react';
import {
  matchRoutes,
  NavigationType,
  useLocation,
  useNavigationType,
  useRoutes,
  type NonIndexRouteObject,
} from 'react-router';
import { ArrivalContext, type Arrival } from '@/components/arrival';
import { withoutLanguage } from '@/lib/language';
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

const servicePage = lazyPage('ServicePage', () => import('@/pages/ServicePage'));

const notFoundPage = lazyPage('NotFoundPage', () => import('@/pages/NotFoundPage'));

/** Pages with the shop's layout that need no session. */
const publicRoutes: AppRoute[] = [
  {
    path: paths.home,
    ...lazyPage('HomePage', () => import('@/pages/HomePage')),
  },
  {
    path: paths.categories,
    ...lazyPage('CategoriesPage', () => import('@/pages/CategoriesPage')),
  },
  {
    path: paths.curtains,
    ...lazyPage('CurtainsPage', () => import('@/pages/CurtainsPage')),
  },
  {
    path: paths.curtainDetail,
    ...lazyPage('CurtainDetailPage', () => import('@/pages/CurtainDetailPage')),
  },
  {
    path: paths.rollers,
    ...lazyPage('RollersPage', () => import('@/pages/RollersPage')),
  },
  {
    path: paths.rollersDetail,
    ...lazyPage('RollersDetailPage', () => import('@/pages/RollersDetailPage')),
  },
  {
    path: paths.about,
    ...lazyPage('AboutPage', () => import('@/pages/AboutPage')),
  },
  {
    path: paths.faq,
    ...lazyPage('FaqPage', () => import('@/pages/FaqPage')),
  },
  {
    path: paths.ourWorks,
    ...lazyPage('OurWorksPage', () => import('@/pages/OurWorksPage')),
  },
  {
    path: paths.ourWorkDetails,
    ...lazyPage('OurWorkDetailPage', () => import('@/pages/OurWorkDetailPage')),
  },
  {
    path: paths.products,
    ...lazyPage('ProductsPage', () => import('@/pages/ProductsPage')),
  },
  {
    path: paths.productDetail,
    ...lazyPage('ProductDetailPage', () => import('@/pages/ProductDetailPage')),
  },
  {
    path: paths.guide,
    ...lazyPage('GuidePage', () => import('@/pages/GuidePage')),
  },
  {
    path: paths.compare,
    ...lazyPage('ComparePage', () => import('@/pages/ComparePage')),
  },
  {
    path: paths.feature,
    ...lazyPage('HighlightPage', () => import('@/pages/HighlightPage')),
  },
  {
    path: paths.article,
    ...lazyPage('ArticlePage', () => import('@/pages/ArticlePage')),
  },
  {
    path: paths.windows,
    ...lazyPage('WindowsPage', () => import('@/pages/WindowsPage')),
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
    ...lazyPage('CartPage', () => import('@/pages/CartPage')),
  },
  {
    path: paths.checkout,
    ...lazyPage('CheckoutPage', () => import('@/pages/CheckoutPage')),
  },
  {
    path: paths.orders,
    ...lazyPage('OrdersPage', () => import('@/pages/OrdersPage')),
  },
  {
    path: paths.orderDetail,
    ...lazyPage('OrderDetailPage', () => import('@/pages/OrderDetailPage')),
  },
  {
    path: paths.invoice,
    ...lazyPage('InvoicePage', () => import('@/pages/InvoicePage')),
  },
  {
    path: paths.account,
    ...lazyPage('AccountPage', () => import('@/pages/AccountPage')),
  },
];

/** Pages with the bare layout. */
export const bareRoutes: AppRoute[] = [
  {
    path: paths.login,
    ...lazyPage('LoginPage', () => import('@/pages/LoginPage')),
  },
  {
    path: paths.verifyOtp,
    ...lazyPage('VerifyOtpPage', () => import('@/pages/VerifyOtpPage')),
  },
  {
    path: paths.privacy,
    ...lazyPage('PrivacyPage', () => import('@/pages/PrivacyPage')),
  },
  {
    path: paths.terms,
    ...lazyPage('TermsPage', () => import('@/pages/TermsPage')),
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
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const [first, setFirst] = useState<string | undefined>(pathname);
  const isFirst = pathname === first && navigationType !== NavigationType.Push;
  if (!isFirst && first !== undefined) setFirst(undefined);
  if (isFirst) return 'first';
  return navigationType === NavigationType.Pop ? 'return' : 'link';
}

/** The page of the current URL in its layout. */
export function AppRoutes() {
  const arrival = useArrival();
  return <ArrivalContext value={arrival}>{useRoutes(routes)}</ArrivalContext>;
}

/** The chunk of the page at a path, with or without the prefix of a language. */
export function matchPage(pathname: string): PageHandle {
  return (
    matchRoutes(routes, withoutLanguage(pathname))?.at(-1)?.route.handle ?? notFoundPage.handle
  );
}
