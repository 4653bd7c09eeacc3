import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { CloseIcon } from '@/components/icons';
import { Picture } from '@/components/Picture';
import type { Url } from '@/contract/common';

export interface RemovableRowProps {
  image: Url | undefined;
  /** Name of the button, for screen readers. */
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}

/** A product in a list, with image and a button that removes it. */
export function RemovableRow({ image, removeLabel, onRemove, children }: RemovableRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '72px minmax(0, 1fr) auto',
        gap: 2,
        alignItems: 'center',
        paddingBlock: 1.5,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Picture src={image} alt="" ratio="1 / 1" sizes="72px" />
      <div>{children}</div>
      <IconButton aria-label={removeLabel} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}
