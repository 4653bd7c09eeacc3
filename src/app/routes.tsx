import { lazy, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { paths } from '@/lib/paths';
import { BareFrame } from './frame/BareFrame';
import { Frame } from './frame/Frame';
import { RequireSession } from './RequireSession';

/** A page in a chunk of its own; pages have no props, so any module of one named page fits. */
function page<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const HomePage = page(
  'HomePage',
  () => import(/* webpackChunkName: "HomePage" */ '@/pages/HomePage'),
);
const CategoriesPage = page(
  'CategoriesPage',
  () => import(/* webpackChunkName: "CategoriesPage" */ '@/pages/CategoriesPage'),
);
const CurtainsPage = page(
  'CurtainsPage',
  () => import(/* webpackChunkName: "CurtainsPage" */ '@/pages/CurtainsPage'),
);
const CurtainDetailPage = page(
  'CurtainDetailPage',
  () => import(/* webpackChunkName: "CurtainDetailPage" */ '@/pages/CurtainDetailPage'),
);
const RollersPage = page(
  'RollersPage',
  () => import(/* webpackChunkName: "RollersPage" */ '@/pages/RollersPage'),
);
const RollersDetailPage = page(
  'RollersDetailPage',
  () => import(/* webpackChunkName: "RollersDetailPage" */ '@/pages/RollersDetailPage'),
);
const AboutPage = page(
  'AboutPage',
  () => import(/* webpackChunkName: "AboutPage" */ '@/pages/AboutPage'),
);
const FaqPage = page('FaqPage', () => import(/* webpackChunkName: "FaqPage" */ '@/pages/FaqPage'));
const OurWorksPage = page(
  'OurWorksPage',
  () => import(/* webpackChunkName: "OurWorksPage" */ '@/pages/OurWorksPage'),
);
const OurWorkDetailPage = page(
  'OurWorkDetailPage',
  () => import(/* webpackChunkName: "OurWorkDetailPage" */ '@/pages/OurWorkDetailPage'),
);
const ProductsPage = page(
  'ProductsPage',
  () => import(/* webpackChunkName: "ProductsPage" */ '@/pages/ProductsPage'),
);
const ProductDetailPage = page(
  'ProductDetailPage',
  () => import(/* webpackChunkName: "ProductDetailPage" */ '@/pages/ProductDetailPage'),
);
const FeaturePage = page(
  'FeaturePage',
  () => import(/* webpackChunkName: "FeaturePage" */ '@/pages/FeaturePage'),
);
const ArticlePage = page(
  'ArticlePage',
  () => import(/* webpackChunkName: "ArticlePage" */ '@/pages/ArticlePage'),
);
const ServicePage = page(
  'ServicePage',
  () => import(/* webpackChunkName: "ServicePage" */ '@/pages/ServicePage'),
);
const CartPage = page(
  'CartPage',
  () => import(/* webpackChunkName: "CartPage" */ '@/pages/CartPage'),
);
const CheckoutPage = page(
  'CheckoutPage',
  () => import(/* webpackChunkName: "CheckoutPage" */ '@/pages/CheckoutPage'),
);
const OrdersPage = page(
  'OrdersPage',
  () => import(/* webpackChunkName: "OrdersPage" */ '@/pages/OrdersPage'),
);
const OrderDetailPage = page(
  'OrderDetailPage',
  () => import(/* webpackChunkName: "OrderDetailPage" */ '@/pages/OrderDetailPage'),
);
const LoginPage = page(
  'LoginPage',
  () => import(/* webpackChunkName: "LoginPage" */ '@/pages/LoginPage'),
);
const VerifyOtpPage = page(
  'VerifyOtpPage',
  () => import(/* webpackChunkName: "VerifyOtpPage" */ '@/pages/VerifyOtpPage'),
);
const PrivacyPage = page(
  'PrivacyPage',
  () => import(/* webpackChunkName: "PrivacyPage" */ '@/pages/PrivacyPage'),
);
const TermsPage = page(
  'TermsPage',
  () => import(/* webpackChunkName: "TermsPage" */ '@/pages/TermsPage'),
);
const NotFoundPage = page(
  'NotFoundPage',
  () => import(/* webpackChunkName: "NotFoundPage" */ '@/pages/NotFoundPage'),
);

const SERVICE_PATHS = [
  paths.customTailoring,
  paths.hemming,
  paths.curtainFabrics,
  paths.repair,
] as const;

/** Every screen once, matched without regard to case (spec §2, decisions §2). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.categories} element={<CategoriesPage />} />
        <Route path={paths.curtains} element={<CurtainsPage />} />
        <Route path={paths.curtainDetail} element={<CurtainDetailPage />} />
        <Route path={paths.rollers} element={<RollersPage />} />
        <Route path={paths.rollersDetail} element={<RollersDetailPage />} />
        <Route path={paths.about} element={<AboutPage />} />
        <Route path={paths.faq} element={<FaqPage />} />
        <Route path={paths.ourWorks} element={<OurWorksPage />} />
        <Route path={paths.ourWorkDetails} element={<OurWorkDetailPage />} />
        <Route path={paths.products} element={<ProductsPage />} />
        <Route path={paths.productDetail} element={<ProductDetailPage />} />
        <Route path={paths.feature} element={<FeaturePage />} />
        <Route path={paths.article} element={<ArticlePage />} />
        {SERVICE_PATHS.map((path) => (
          <Route key={path} path={path} element={<ServicePage />} />
        ))}
        <Route element={<RequireSession />}>
          <Route path={paths.cart} element={<CartPage />} />
          <Route path={paths.checkout} element={<CheckoutPage />} />
          <Route path={paths.orders} element={<OrdersPage />} />
          <Route path={paths.orderDetail} element={<OrderDetailPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<BareFrame />}>
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={paths.verifyOtp} element={<VerifyOtpPage />} />
        <Route path={paths.privacy} element={<PrivacyPage />} />
        <Route path={paths.terms} element={<TermsPage />} />
      </Route>
    </Routes>
  );
}
