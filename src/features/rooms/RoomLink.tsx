import Box from '@mui/material/Box';
import { CopyLink } from '@/components/CopyLink';
import type { Id } from '@/contract/common';
import { useLanguage } from '@/i18n/useLanguage';
import { inLanguage } from '@/lib/language';
import { productPath } from '@/lib/paths';
import { toRoomParam, type RoomChoice } from './roomChoices';
import { ROOM_PARAM } from './useRoomUrl';

export interface RoomLinkProps {
  productId: Id;
  choice: RoomChoice;
}

/** Copies the link to a product in its open room. */
export function RoomLink({ productId, choice }: RoomLinkProps) {
  const language = useLanguage();
  const path = `${productPath(productId)}&${ROOM_PARAM}=${toRoomParam(choice)}`;
  return (
    <Box
      sx={{
        display: 'flex',
        displayPrint: 'none',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
      }}
    >
      <CopyLink makeLink={() => new URL(inLanguage(path, language), document.baseURI).href} />
    </Box>
  );
}
