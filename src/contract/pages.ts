/** A page of the shop, as far as the browser needs to know it. */
export interface Page<Component = `${string}Page`> {
  /** Matched case-insensitively (product 2.2). */
  path: string;
  /** File in src/pages, its component and its chunk. */
  component: Component;
  /** Pages of customers need a session, those of sign-in lead customers away; devices cache neither. */
  access: 'everybody' | 'customer' | 'signIn';
  /** The bare layout has neither top bar nor footer. */
  layout?: 'bare';
}

/** Every page (product 2.1): routes, paths, sitemap, service worker, budgets and tests read this table. */
export const pages = {
  home: { path: '/', component: 'HomePage', access: 'everybody' },
  categories: { path: '/Categories', component: 'CategoriesPage', access: 'everybody' },
  curtains: { path: '/curtains', component: 'CurtainsPage', access: 'everybody' },
  curtainDetail: {
    path: '/curtains-detail',
    component: 'CurtainDetailPage',
    access: 'everybody',
  },
  rollers: { path: '/rollers', component: 'RollersPage', access: 'everybody' },
  rollersDetail: { path: '/rollers-detail', component: 'RollersDetailPage', access: 'everybody' },
  about: { path: '/about', component: 'AboutPage', access: 'everybody' },
  faq: { path: '/FAQ', component: 'FaqPage', access: 'everybody' },
  ourWorks: { path: '/our-works', component: 'OurWorksPage', access: 'everybody' },
  ourWorkDetails: {
    path: '/our-work-details',
    component: 'OurWorkDetailPage',
    access: 'everybody',
  },
  products: { path: '/products', component: 'ProductsPage', access: 'everybody' },
  productDetail: { path: '/product-detail', component: 'ProductDetailPage', access: 'everybody' },
  guide: { path: '/guide', component: 'GuidePage', access: 'everybody' },
  compare: { path: '/compare', component: 'ComparePage', access: 'everybody' },
  samples: { path: '/samples', component: 'SamplesPage', access: 'everybody' },
  feature: { path: '/detailsPage', component: 'HighlightPage', access: 'everybody' },
  article: { path: '/articleDetails', component: 'ArticlePage', access: 'everybody' },
  quote: { path: '/quote', component: 'QuotePage', access: 'everybody' },
  windows: { path: '/windows', component: 'WindowsPage', access: 'everybody' },
  customTailoring: {
    path: '/services/custom-tailoring',
    component: 'ServicePage',
    access: 'everybody',
  },
  hemming: {
    path: '/services/hemming-shortening',
    component: 'ServicePage',
    access: 'everybody',
  },
  curtainFabrics: {
    path: '/services/curtain-fabrics',
    component: 'ServicePage',
    access: 'everybody',
  },
  repair: {
    path: '/services/repair-maintenance',
    component: 'ServicePage',
    access: 'everybody',
  },
  cart: { path: '/cart', component: 'CartPage', access: 'customer' },
  checkout: { path: '/Checkout', component: 'CheckoutPage', access: 'customer' },
  orders: { path: '/MyOrders', component: 'OrdersPage', access: 'customer' },
  orderDetail: { path: '/MyOrders-detail', component: 'OrderDetailPage', access: 'customer' },
  invoice: { path: '/invoice', component: 'InvoicePage', access: 'customer' },
  account: { path: '/account', component: 'AccountPage', access: 'customer' },
  login: { path: '/login', component: 'LoginPage', access: 'signIn', layout: 'bare' },
  verifyOtp: { path: '/verify-otp', component: 'VerifyOtpPage', access: 'signIn', layout: 'bare' },
  privacy: { path: '/privacy', component: 'PrivacyPage', access: 'everybody', layout: 'bare' },
  terms: { path: '/terms', component: 'TermsPage', access: 'everybody', layout: 'bare' },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof pages;

/** File name of a page. */
export type PageComponent = (typeof pages)[PageId]['component'];

export const pageIds = Object.keys(pages) as PageId[];

/** Pages that these visitors may open. */
export const pagesFor = (...access: Page['access'][]): PageId[] =>
  pageIds.filter((id) => access.includes(pages[id].access));

export const isBare = ({ layout }: Page): boolean => layout === 'bare';

/** What only the sitemap, the budgets and the tests need to know about a page. */
interface PageDetails {
  /** Query of a seeded record that it shows; the sitemap lists records from the database instead of the page. */
  query?: string;
  /** Whether it has a form, which allows it more scripts (scripts/checkBudgets.ts). */
  hasForm?: boolean;
}

/** Apart from `pages`, so that no browser loads them. */
const details: Partial<Record<PageId, PageDetails>> = {
  curtains: { query: 'categoryId=curtains' },
  curtainDetail: { query: 'categoryId=curtains&subCategoryId=linen-curtains' },
  ourWorkDetails: { query: 'id=villa-emirates-hills' },
  productDetail: { query: 'id=almas-ivory-linen' },
  compare: { query: 'ids=almas-ivory-linen,noor-white-voile' },
  feature: { query: 'feature=exceptional-quality-materials' },
  article: {
    query: 'article=how-to-choose-a-curtain-fabric-you-will-still-like-in-ten-years',
  },
  quote: { query: 'token=nothing' },
  samples: { hasForm: true },
  checkout: { hasForm: true },
  orderDetail: { query: 'id=nothing', hasForm: true },
  invoice: { query: 'order=nothing&invoice=nothing' },
  account: { hasForm: true },
  login: { hasForm: true },
  verifyOtp: { hasForm: true },
};

export const hasForm = (id: PageId): boolean => details[id]?.hasForm === true;

/** URL that shows a page with data of the seed. */
export function exampleUrl(id: PageId): string {
  const { path } = pages[id];
  const query = details[id]?.query;
  return query === undefined ? path : `${path}?${query}`;
}

/** Paths that the sitemap lists, besides those of records (product 14.3). */
export const listedPaths = (): string[] =>
  pagesFor('everybody')
    .filter((id) => details[id]?.query === undefined)
    .map((id) => pages[id].path);
