import Box from '@mui/material/Box';
import { memo } from 'react';
import { CopyLink } from '@/components/CopyLink';
import type { Id } from '@/contract/common';
import { useLanguage } from '@/i18n/useLanguage';
import { inLanguage } from '@/lib/language';
import { RoomControls, type RoomControlsProps } from './RoomControls';
import { roomPath } from './roomPath';

export interface RoomToolsProps extends RoomControlsProps {
  productId: Id;
}

/** What can be done with an open room: change it, share it. */
export const RoomTools = memo(function RoomTools({ productId, ...controls }: RoomToolsProps) {
  const language = useLanguage();
  const makeLink = () =>
    new URL(inLanguage(roomPath(productId, controls.choice), language), document.baseURI).href;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <RoomControls {...controls} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <CopyLink makeLink={makeLink} />
      </Box>
    </Box>
  );
});
