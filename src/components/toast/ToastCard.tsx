import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { alpha, styled } from '@mui/material/styles';
import { useState, type CSSProperties, type KeyboardEvent, type Ref } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import type { ToastVariant } from '@/lib/toastQueue';
import { focusRing } from '@/theme/components/inputs';
import { easeOut, motion } from '@/theme/tokens';
import { AlertIcon, CheckIcon, CloseIcon } from '../icons';
import { createLineIcon } from '../LineIcon';
import { toastMessages } from '../messages';
import { useDragAway } from './useDragAway';
import { useRemainingTime } from './useRemainingTime';

const InfoIcon = createLineIcon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.6v.3');

/** Display time of a toast (product 12.1). */
export const TOAST_MS = 5_000;

export interface ToastCardProps {
  /** Identifies the toast that has focus. */
  id: string | number;
  message: string;
  variant: ToastVariant;
  onClose: () => void;
  /** Set by the transition. */
  ref?: Ref<HTMLDivElement>;
  style?: CSSProperties;
}

const ICONS = { success: CheckIcon, info: InfoIcon, error: AlertIcon } as const;
const COLOURS = { success: 'success.main', info: 'primary.dark', error: 'error.main' } as const;

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  width: '100%',
  paddingBlock: theme.spacing(1),
  paddingInline: theme.spacing(2, 1),
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderInlineStart: '4px solid currentColor',
  borderRadius: theme.shape.borderRadius,
  boxShadow: `0 12px 40px ${alpha(theme.palette.night.main, 0.14)}`,
  touchAction: 'pan-y',
  cursor: 'grab',
  transition: `transform ${motion.quick}ms ${easeOut}`,
  // `:focus-visible` does not match focus moved by the Alt+T handler.
  '&:focus': focusRing,
  '&[data-dragging=true]': { cursor: 'grabbing', transition: 'none', userSelect: 'none' },
}));

/** Toast that closes after 5 s, by button, Esc or drag; hover and focus pause the countdown. */
export function ToastCard({ id, message, variant, onClose, ref, style }: ToastCardProps) {
  const t = useTranslate();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const { offsetPx, isDragging, handlers } = useDragAway(onClose);
  useRemainingTime(TOAST_MS, isHovered || isFocused || isDragging, onClose);
  const Icon = ICONS[variant];

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };

  return (
    <Box ref={ref} style={style} sx={{ width: 1, color: COLOURS[variant] }}>
      <Card
        {...handlers}
        data-toast={id}
        data-dragging={isDragging}
        tabIndex={-1}
        style={offsetPx === 0 ? undefined : { transform: `translateX(${offsetPx}px)` }}
        // Keeps focus in the page on click.
        onMouseDown={(event) => event.preventDefault()}
        onPointerEnter={() => setIsHovered(true)}
        onPointerLeave={() => setIsHovered(false)}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
        onKeyDown={handleKeyDown}
      >
        <Icon />
        <Box
          role={variant === 'error' ? 'alert' : 'status'}
          sx={{ flexGrow: 1, color: 'text.primary', overflowWrap: 'anywhere' }}
        >
          {message}
        </Box>
        <IconButton
          aria-label={t(toastMessages.closeNotification)}
          onClick={onClose}
          sx={{ color: 'text.primary' }}
        >
          <CloseIcon />
        </IconButton>
      </Card>
    </Box>
  );
}
