import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';

export interface RoomCanvasProps {
  image: ImageBitmap;
  /** Accessible name; without one the image is decorative. */
  label?: string;
}

/** Covers the ordinary image, whose size it has. */
const Canvas = styled('canvas')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

/** A composed room over the ordinary image. */
export function RoomCanvas({ image, label }: RoomCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = image;
  // Before the paint, because a new size empties the canvas.
  useLayoutEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(image, 0, 0);
  }, [image]);
  return (
    <Canvas
      ref={canvas}
      width={width}
      height={height}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}
