import { styled } from '@mui/material/styles';

export interface RoomCanvasProps {
  image: ImageBitmap;
  /** Accessible name. */
  label: string;
}

const Canvas = styled('canvas')({ display: 'block', width: '100%', height: 'auto' });

/** A composed room, in the place of the ordinary image. */
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
