import type { ApiContract } from '../../src/contract/api.ts';
import type { RoutesFor } from '../http/route.ts';
import { authRoutes } from './auth.ts';
import { cartRoutes } from './cart.ts';
import { catalogueRoutes } from './catalogue.ts';
import { clientReportRoutes } from './clientReports.ts';
import { enquiryRoutes } from './enquiry.ts';
import { orderRoutes } from './orders.ts';
import { productRoutes } from './products.ts';
import { reviewRoutes } from './reviews.ts';

/** All routes of the contract; a missing or additional one does not compile. */
export const routes = {
  ...authRoutes,
  ...cartRoutes,
  ...catalogueRoutes,
  ...clientReportRoutes,
  ...enquiryRoutes,
  ...orderRoutes,
  ...productRoutes,
  ...reviewRoutes,
} satisfies RoutesFor<ApiContract>;

/** Reads whose anonymous response depends only on the catalogue. */
export const catalogueReads = { ...catalogueRoutes, ...productRoutes };
