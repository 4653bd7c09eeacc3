import { createContext, type ComponentType } from 'react';

export interface PhotoViewerProps {
  pictures: { src: string; alt: string }[];
  /** Index of the shown image. */
  current: number;
  isOpen: boolean;
  onPick: (index: number) => void;
  onClose: () => void;
}

/** The full-screen viewer of photos, which belongs to another feature; without it, photos cannot be enlarged. */
export const PhotoViewerContext = createContext<ComponentType<PhotoViewerProps>>(() => null);
