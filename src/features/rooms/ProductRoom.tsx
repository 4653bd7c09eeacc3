import { useGetProductDetailsQuery } from '@/api/productDetails';
import type { Id } from '@/contract/common';
import { choicesFor } from './roomChoices';
import { RoomView } from './RoomView';
import { toFabric } from './roomFabric';
import { useRoomUrl } from './useRoomUrl';

export interface ProductRoomProps {
  productId: Id;
}

/** A product in a room; nothing when it has no tile, or layers of its cloth are missing (product 5.20). */
export function ProductRoom({ productId }: ProductRoomProps) {
  const product = useGetProductDetailsQuery(productId).data?.productDetail;
  const fabric = product && toFabric(productId, product);
  const choices = fabric?.tile === undefined ? [] : choicesFor([fabric.tile.cloth]);
  const { choice, isOpen, show } = useRoomUrl(choices);
  if (fabric === undefined || choice === undefined) return null;
  return (
    <RoomView
      key={productId}
      fabric={fabric}
      choices={choices}
      choice={choice}
      isOpen={isOpen}
      onShow={show}
    />
  );
}
