import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query';
import { useRef } from 'react';
import { useGetProductDetailsQuery } from '@/api/productDetails';
import { parseAttributes } from '@/api/parsers/attributes';
import type { Id } from '@/contract/common';
import { useInView } from '@/hooks/navigation/useInView';
import { RoomCanvas } from './RoomCanvas';
import { choicesFor, stateIdOf } from './roomChoices';
import { useRoomImages } from './useRoomImages';

export interface RoomCardProps {
  productId: Id;
}

const Layer = styled('div')({ position: 'absolute', inset: 0, pointerEvents: 'none' });

/**
 * A fabric in the first room it can hang in, over the image of its card (product 5.21). Composed while the card is on the
 * screen; until then, and without a tile, the ordinary image shows.
 */
export function RoomCard({ productId }: RoomCardProps) {
  const layer = useRef<HTMLDivElement>(null);
  const isOnScreen = useInView(layer);
  const { data } = useGetProductDetailsQuery(isOnScreen ? productId : skipToken);
  const { tile } = parseAttributes(data?.productDetail?.attributes);
  const [choice] = tile === undefined ? [] : choicesFor([tile.cloth]);
  const { images } = useRoomImages({
    tiles: tile === undefined ? [] : [tile],
    room: isOnScreen ? choice && stateIdOf(choice) : undefined,
    frame: layer,
  });
  const image = images[0]?.image;
  return <Layer ref={layer}>{image !== undefined && <RoomCanvas image={image} />}</Layer>;
}
