import { styled } from '@mui/material/styles';

export interface RoomCanvasProps {
  image: ImageBitmap;
  /** Accessible name. */
  label: string;
}

const Canvas = styled('canvas')({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

/** A composed room, over the image that it replaces. */
export function RoomCanvas({ image, label }: RoomCanvasProps) {
  return (
    <Canvas
      role="img"
      aria-label={label}
      width={image.width}
      height={image.height}
      ref={(canvas: HTMLCanvasElement | null) => {
        canvas?.getContext('2d')?.drawImage(image, 0, 0);
      }}
    />
  );
}
