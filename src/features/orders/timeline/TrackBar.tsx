import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { lazyPart } from '@/components/lazyPart';
import { useHistoryOverlay } from '@/hooks/navigation/useHistoryOverlay';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';
import { RouteIcon } from './stepIcons';
import type { OrderTimelineProps } from './OrderTimeline';

const TrackDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "order-dialogs" */ './TrackDialog')).TrackDialog,
);

const Bar = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body1,
  width: '100%',
  minHeight: 56,
  gap: theme.spacing(1.5),
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.palette.common.white,
  backgroundColor: theme.palette.common.black,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '&.Mui-focusVisible': {
    outline: `2px solid ${theme.palette.common.white}`,
    outlineOffset: -6,
  },
}));

/** Bottom bar of small screens that opens the tracking panel (product 11.7). */
export function TrackBar({ order }: OrderTimelineProps) {
  const t = useTranslate();
  const { isOpen, open, close } = useHistoryOverlay('tracking');
  return (
    <Box
      className="no-print"
      sx={{
        display: { md: 'none' },
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: 'appBar',
      }}
    >
      <Bar aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        <RouteIcon />
        <span>{t(messages.trackBar)}</span>
      </Bar>
      <TrackDialog order={order} isOpen={isOpen} onClose={close} />
    </Box>
  );
}
