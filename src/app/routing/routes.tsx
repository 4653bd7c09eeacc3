import { matchRoutes, useRoutes, type NonIndexRouteObject } from 'react-router';
import { isBare, pages, type Page, type PageComponent } from '@/contract/pages';
import { ArrivalContext, useArrival } from '@/hooks/navigation/arrival';
import { withoutLanguage } from '@/lib/language';
import { AppLayout } from '../layout/AppLayout';
import { BareLayout } from '../layout/BareLayout';
import { lazyPage, type PageHandle } from './lazyPage';
import { RequireSession } from './RequireSession';

/** A route object whose `handle` holds the chunk of its page. */
interface AppRoute extends NonIndexRouteObject {
  handle?: PageHandle;
  children?: AppRoute[];
}

/** Element and chunk of each page of the table; pages with one component share them. */
const components: { [Name in PageComponent]: ReturnType<typeof lazyPage<Name>> } = {
  ServicePage: lazyPage('ServicePage', () => import('@/pages/ServicePage')),
  HomePage: lazyPage('HomePage', () => import('@/pages/HomePage')),
  CategoriesPage: lazyPage('CategoriesPage', () => import('@/pages/CategoriesPage')),
  CurtainsPage: lazyPage('CurtainsPage', () => import('@/pages/CurtainsPage')),
  CurtainDetailPage: lazyPage('CurtainDetailPage', () => import('@/pages/CurtainDetailPage')),
  RollersPage: lazyPage('RollersPage', () => import('@/pages/RollersPage')),
  RollersDetailPage: lazyPage('RollersDetailPage', () => import('@/pages/RollersDetailPage')),
  AboutPage: lazyPage('AboutPage', () => import('@/pages/AboutPage')),
  FaqPage: lazyPage('FaqPage', () => import('@/pages/FaqPage')),
  OurWorksPage: lazyPage('OurWorksPage', () => import('@/pages/OurWorksPage')),
  OurWorkDetailPage: lazyPage('OurWorkDetailPage', () => import('@/pages/OurWorkDetailPage')),
  ProductsPage: lazyPage('ProductsPage', () => import('@/pages/ProductsPage')),
  ProductDetailPage: lazyPage('ProductDetailPage', () => import('@/pages/ProductDetailPage')),
  GuidePage: lazyPage('GuidePage', () => import('@/pages/GuidePage')),
  SamplesPage: lazyPage('SamplesPage', () => import('@/pages/SamplesPage')),
  ComparePage: lazyPage('ComparePage', () => import('@/pages/ComparePage')),
  HighlightPage: lazyPage('HighlightPage', () => import('@/pages/HighlightPage')),
  ArticlePage: lazyPage('ArticlePage', () => import('@/pages/ArticlePage')),
  WindowsPage: lazyPage('WindowsPage', () => import('@/pages/WindowsPage')),
  QuotePage: lazyPage('QuotePage', () => import('@/pages/QuotePage')),
  CartPage: lazyPage('CartPage', () => import('@/pages/CartPage')),
  CheckoutPage: lazyPage('CheckoutPage', () => import('@/pages/CheckoutPage')),
  OrdersPage: lazyPage('OrdersPage', () => import('@/pages/OrdersPage')),
  OrderDetailPage: lazyPage('OrderDetailPage', () => import('@/pages/OrderDetailPage')),
  InvoicePage: lazyPage('InvoicePage', () => import('@/pages/InvoicePage')),
  AccountPage: lazyPage('AccountPage', () => import('@/pages/AccountPage')),
  LoginPage: lazyPage('LoginPage', () => import('@/pages/LoginPage')),
  VerifyOtpPage: lazyPage('VerifyOtpPage', () => import('@/pages/VerifyOtpPage')),
  PrivacyPage: lazyPage('PrivacyPage', () => import('@/pages/PrivacyPage')),
  TermsPage: lazyPage('TermsPage', () => import('@/pages/TermsPage')),
};

const notFoundPage = lazyPage('NotFoundPage', () => import('@/pages/NotFoundPage'));

/** Routes of the pages that match. */
const routesOf = (matches: (page: Page) => boolean): AppRoute[] =>
  Object.values<Page<PageComponent>>(pages)
    .filter(matches)
    .map(({ path, component }) => ({ path, ...components[component] }));

const needsSession = ({ access }: Page) => access === 'customer';

/** Pages with the bare layout. */
export const bareRoutes = routesOf(isBare);

const routes: AppRoute[] = [
  {
    element: <AppLayout />,
    children: [
      ...routesOf((page) => !isBare(page) && !needsSession(page)),
      { element: <RequireSession />, children: routesOf(needsSession) },
      { path: '*', ...notFoundPage },
    ],
  },
  { element: <BareLayout />, children: bareRoutes },
];

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
