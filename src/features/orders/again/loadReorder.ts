import { isApiError } from '@/api/errors';
import { madeToMeasureApi } from '@/api/madeToMeasure';
import { productDetailsApi } from '@/api/productDetails';
import { NOT_FOUND_STATUSES } from '@/api/queryView';
import type { Id } from '@/contract/common';
import type { WindowPrice, WindowPriceRequest } from '@/contract/madeToMeasure';
import type { Size } from '@/contract/products';
import {
  reorderLine,
  reorderWindow,
  windowOf,
  type OrderableItem,
  type ReorderLine,
} from '@/lib/reorder';
import type { AppThunk } from '@/store/makeStore';

/** 409: the product is not made to measure any more. */
const GONE: readonly unknown[] = [...NOT_FOUND_STATUSES, 409];

/** The response; `undefined` when what it asks for does not exist any more. @throws the error of the request */
async function unlessGone<T>(response: Promise<T>): Promise<T | undefined> {
  try {
    return await response;
  } catch (error) {
    if (isApiError(error) && GONE.includes(error.status)) return undefined;
    throw error;
  }
}

const fresh = { subscribe: false, forceRefetch: true };

/** Today's sizes of a product; `undefined` when it is not sold any more. @throws the error of the request */
const loadSizes =
  (id: Id): AppThunk<Promise<readonly Size[] | undefined>> =>
  async (dispatch) => {
    const { getProductDetails } = productDetailsApi.endpoints;
    const detail = await unlessGone(dispatch(getProductDetails.initiate(id, fresh)).unwrap());
    return detail?.productDetail?.sizes;
  };

/** Today's price of a window; `undefined` when its product is not made any more. @throws the error of the request */
const loadPrice =
  (window: WindowPriceRequest): AppThunk<Promise<WindowPrice | undefined>> =>
  (dispatch) =>
    unlessGone(dispatch(madeToMeasureApi.endpoints.priceWindow.initiate(window, fresh)).unwrap());

/** Compares the items of an order with the shop of today; one request per product and window. @throws the first failed request */
export const loadReorder =
  (items: readonly OrderableItem[]): AppThunk<Promise<ReorderLine[]>> =>
  async (dispatch) => {
    const sold = items.filter((item) => windowOf(item) === undefined);
    const ids = [...new Set(sold.map(({ productId }) => productId))];
    const sizes = new Map(
      await Promise.all(ids.map(async (id) => [id, await dispatch(loadSizes(id))] as const)),
    );
    return Promise.all(
      items.map(async (item) => {
        const window = windowOf(item);
        return window === undefined
          ? reorderLine(item, sizes.get(item.productId))
          : reorderWindow(item, await dispatch(loadPrice(window)));
      }),
    );
  };
