import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation, useSearchParams, type Location } from 'react-router';
import { useGetProductDetailsQuery } from '@/api/productDetails';
import { readId } from '@/lib/navigationState';
import { choicesFor } from './roomChoices';
import { RoomView } from './RoomView';
import { toFabric } from './roomFabric';
import { useRoomUrl } from './useRoomUrl';

/** The product of the page in a room; nothing when it has no tile, or layers of its cloth are missing (product 5.20). */
export function ProductRoom() {
  const { state } = useLocation() as Location<unknown>;
  const [params] = useSearchParams();
  const id = readId(state, params);
  const product = useGetProductDetailsQuery(id ?? skipToken).data?.productDetail;
  const fabric = id !== undefined && product ? toFabric(id, product) : undefined;
  const choices = fabric?.tile === undefined ? [] : choicesFor([fabric.tile.cloth]);
  const { choice, isOpen, show } = useRoomUrl(choices);
  if (fabric === undefined || choice === undefined) return null;
  return (
    <RoomView
      key={id}
      fabric={fabric}
      choices={choices}
      choice={choice}
      isOpen={isOpen}
      onShow={show}
    />
  );
}
