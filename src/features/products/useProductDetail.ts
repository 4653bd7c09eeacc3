import { isApiError, type ApiError } from '@/api/errors';
import { selectProducts, useGetProductDetailsQuery } from '@/api/products';
import { shownResult } from '@/api/shownResult';

const BAD_REQUEST = 400;
const NOT_FOUND = 404;

/** An id that the server does not know, or cannot even read. */
const namesNothing = ({ status }: ApiError) => status === NOT_FOUND || status === BAD_REQUEST;

/** The product with this id and those that go with it; what is there stays when a later refetch fails. */
export function useProductDetail(id: string) {
  const { data, error, isError, refetch } = useGetProductDetailsQuery(id, {
    selectFromResult: shownResult,
  });
  const failure = isApiError(error) && data === undefined ? error : undefined;
  const isAnswered = data !== undefined || isError;
  return {
    product: data?.productDetail,
    related: selectProducts(data?.relatedProducts),
    isLoading: !isAnswered,
    isMissing:
      (data !== undefined && data.productDetail === undefined) ||
      (failure !== undefined && namesNothing(failure)),
    reason: failure?.message,
    retry: () => void refetch(),
  };
}
