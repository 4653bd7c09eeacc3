import { ordersApi } from '@/api/orders';
import { loadCountries } from '@/content/countries';
import type { OrderFilter, ShippingAddress } from '@/contract/orders';
import { yearInDubai } from '@/lib/dates';
import type { AppThunk } from '@/store/makeStore';
import { latestBillingFound, type BillingDraft } from '@/store/slices/checkoutSlice';
import { findCountryName } from '../country/dialCodes';

/** Page size of the specification (product 11.1). */
const ORDERS_PER_PAGE = 8;
const NINETY_DAYS_MS = 90 * 86_400_000;
/** The form is filled once, so a later refetch must not change it. */
const UNSUBSCRIBED = { subscribe: false };

/** Dial code of a country by its name; the address of an order may lack it. */
async function findDialCode(country: string): Promise<string | undefined> {
  const reference = await loadCountries();
  return reference[findCountryName(reference, country) ?? '']?.dialCode;
}

/** Billing fields of an address; the e-mail address stays that of the account. */
async function toDraft(address: ShippingAddress): Promise<Partial<BillingDraft>> {
  const { firstName, lastName, country, city, companyName, pinCode, phone, makani } = address;
  return {
    firstName,
    lastName,
    companyName: companyName ?? '',
    country,
    address: address.address,
    pinCode: pinCode ?? '',
    city,
    dialCode: address.dialCode ?? (await findDialCode(country)) ?? '',
    phone: phone ?? '',
    ...(makani !== undefined && { makani }),
  };
}

/** The longest period that orders can be filtered by: the calendar year, or 90 days in its first months. */
function longestPeriod(now: Date): OrderFilter {
  const year = yearInDubai(now);
  const isYearLonger = yearInDubai(new Date(now.getTime() - NINETY_DAYS_MS)) === year;
  return isYearLonger ? String(year) : '90';
}

/** Fills the checkout with the details of the latest order, which are read from the server (product 9.13). */
export const loadLatestBilling = (): AppThunk<Promise<void>> => async (dispatch) => {
  const { getOrders, getSingleOrderHistory } = ordersApi.endpoints;
  const page = { page: 1, limit: ORDERS_PER_PAGE, filter: longestPeriod(new Date()) };
  const list = await dispatch(getOrders.initiate(page, UNSUBSCRIBED));
  const latestId = list.data?.orders.ids[0];
  if (latestId === undefined) return;
  const { data } = await dispatch(getSingleOrderHistory.initiate(latestId, UNSUBSCRIBED));
  if (data?.order) dispatch(latestBillingFound(await toDraft(data.shippingAddress)));
};
