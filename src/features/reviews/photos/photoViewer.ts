import { createContext, type ReactNode } from 'react';

export interface PhotoViewerProps {
  pictures: { src: string; alt: string }[];
  /** Index of the shown image. */
  current: number;
  isOpen: boolean;
  onPick: (index: number) => void;
  onClose: () => void;
}

/** Renders the full-screen viewer, which belongs to another feature; without it, photos cannot be enlarged. */
export const PhotoViewerContext = createContext<(props: PhotoViewerProps) => ReactNode>(() => null);
