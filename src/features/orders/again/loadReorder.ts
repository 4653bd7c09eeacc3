import { isApiError } from '@/api/errors';
import { productDetailsApi } from '@/api/productDetails';
import { NOT_FOUND_STATUSES } from '@/api/queryView';
import type { Id } from '@/contract/common';
import type { Size } from '@/contract/products';
import { reorderLine, type OrderableItem, type ReorderLine } from '@/lib/reorder';
import type { AppThunk } from '@/store/makeStore';

/** Today's sizes of a product; `undefined` when it is not sold any more. @throws the error of the request */
const loadSizes =
  (id: Id): AppThunk<Promise<readonly Size[] | undefined>> =>
  async (dispatch) => {
    const { getProductDetails } = productDetailsApi.endpoints;
    const request = getProductDetails.initiate(id, { subscribe: false, forceRefetch: true });
    try {
      const { productDetail } = await dispatch(request).unwrap();
      return productDetail?.sizes;
    } catch (error) {
      if (isApiError(error) && NOT_FOUND_STATUSES.includes(error.status)) return undefined;
      throw error;
    }
  };

/** Compares the items of an order with the shop of today; one request per product. @throws the first failed request */
export const loadReorder =
  (items: readonly OrderableItem[]): AppThunk<Promise<ReorderLine[]>> =>
  async (dispatch) => {
    const ids = [...new Set(items.map(({ productId }) => productId))];
    const sizes = new Map(
      await Promise.all(ids.map(async (id) => [id, await dispatch(loadSizes(id))] as const)),
    );
    return items.map((item) => reorderLine(item, sizes.get(item.productId)));
  };
