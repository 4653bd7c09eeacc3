import Box from '@mui/material/Box';
import { Section } from '@/components/Section';
import type { Id } from '@/contract/common';
import { useAppSelector } from '@/store/hooks';
import { selectRecent } from '@/store/slices/recentSlice';
import { RecentlyViewed } from './RecentlyViewed';

export interface RecentSectionProps {
  /** The product of the page. */
  exceptId: Id;
}

/** Page section with the recently viewed products; nothing without any. */
export function RecentSection({ exceptId }: RecentSectionProps) {
  const hasOthers = useAppSelector((state) =>
    selectRecent(state).some(({ id }) => id !== exceptId),
  );
  if (!hasOthers) return null;
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Section>
        <RecentlyViewed list="recent" exceptId={exceptId} />
      </Section>
    </Box>
  );
}
