import { useGetProductDetailsQuery } from '@/api/productDetails';
import { parseAttributes } from '@/api/parsers/attributes';
import type { Id } from '@/contract/common';
import { canHang, roomStates } from './roomStates';
import { RoomView } from './RoomView';

export interface ProductRoomProps {
  productId: Id;
}

/** A product in a room; nothing when it has no tile, or layers of its cloth are missing (product 5.20). */
export function ProductRoom({ productId }: ProductRoomProps) {
  const product = useGetProductDetailsQuery(productId).data?.productDetail;
  const { tile } = parseAttributes(product?.attributes);
  if (product === undefined || tile === undefined) return null;
  if (!canHang(roomStates['living-closed-day'], tile.cloth)) return null;
  const { name, lang, images, imageAlts = [] } = product;
  // The second image of a fabric shows it in a room.
  const index = Math.min(1, images.length - 1);
  return (
    <RoomView
      key={productId}
      name={name}
      lang={lang}
      poster={images[index]}
      posterAlt={imageAlts[index] ?? name}
      tile={tile}
    />
  );
}
