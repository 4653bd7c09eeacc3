import type { ApiContract } from '../../src/contract/api.ts';
import type { RoutesFor } from '../http/route.ts';
import { authRoutes } from './auth.ts';
import { cartRoutes } from './cart.ts';
import { catalogueRoutes } from './catalogue.ts';
import { enquiryRoutes } from './enquiry.ts';
import { orderRoutes } from './orders.ts';
import { productRoutes } from './products.ts';
import { reviewRoutes } from './reviews.ts';

/** Every call of the contract and how it is answered; one too few or too many does not compile. */
export const routes = {
  ...authRoutes,
  ...cartRoutes,
  ...catalogueRoutes,
  ...enquiryRoutes,
  ...orderRoutes,
  ...productRoutes,
  ...reviewRoutes,
} satisfies RoutesFor<ApiContract>;

/** Paths of the reads whose answer to an anonymous visitor depends on nothing but the catalogue. */
export const cataloguePaths: readonly string[] = Object.keys({
  ...catalogueRoutes,
  ...productRoutes,
}).map((call) => call.slice('GET '.length));
