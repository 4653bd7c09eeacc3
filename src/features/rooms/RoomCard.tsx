import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useGetProductDetailsQuery } from '@/api/productDetails';
import { parseAttributes } from '@/api/parsers/attributes';
import type { Id } from '@/contract/common';
import { RoomCanvas } from './RoomCanvas';
import { choicesFor, stateIdOf } from './roomChoices';
import { useImageWidth } from './useImageWidth';
import { useRoomImages } from './useRoomImages';

export interface RoomCardProps {
  productId: Id;
}

const Layer = styled('div')({ position: 'absolute', inset: 0, pointerEvents: 'none' });

/** Whether the element is in the viewport; `false` until measured. */
function useIsOnScreen(ref: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    if (ref.current === null) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setIsOnScreen(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isOnScreen;
}

/**
 * A fabric in the first room it can hang in, over the image of its card (product 5.21). Composed while the card is on the
 * screen; until then, and without a tile, the ordinary image shows.
 */
export function RoomCard({ productId }: RoomCardProps) {
  const layer = useRef<HTMLDivElement>(null);
  const isOnScreen = useIsOnScreen(layer);
  const width = useImageWidth(layer);
  const { data } = useGetProductDetailsQuery(isOnScreen ? productId : skipToken);
  const { tile } = parseAttributes(data?.productDetail?.attributes);
  const [choice] = tile === undefined ? [] : choicesFor([tile.cloth]);
  const { images } = useRoomImages({
    tiles: tile === undefined ? [] : [tile],
    room: isOnScreen ? choice && stateIdOf(choice) : undefined,
    width,
  });
  const image = images[0]?.image;
  return <Layer ref={layer}>{image !== undefined && <RoomCanvas image={image} />}</Layer>;
}
