import Fade from '@mui/material/Fade';
import './gooberSheet';
import { styled, useTheme } from '@mui/material/styles';
import { SnackbarProvider, useSnackbar, type CustomContentProps } from 'notistack';
import { useRef, useState, type Ref } from 'react';
import { useReducedMotion } from '@/hooks/useReducedMotion';
import { useTranslate } from '@/i18n/useTranslate';
import { layout, motion } from '@/theme/tokens';
import { toastMessages } from '../messages';
import { ToastCard } from './ToastCard';
import { ToastFeed, type ToastFeedProps } from './ToastFeed';
import { useToastFocus } from './useToastFocus';

const MAX_TOASTS = 6;

const Region = styled('div')(({ theme }) => ({
  '& .notistack-SnackbarContainer': {
    position: 'fixed',
    insetBlockStart: layout.topBarPhone + 8,
    insetInline: 'auto 16px',
    zIndex: theme.zIndex.snackbar,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    width: 'min(400px, calc(100vw - 32px))',
    maxWidth: 'none',
    pointerEvents: 'none',
    [theme.breakpoints.up('md')]: { insetBlockStart: layout.topBar + 16 },
  },
  '@media print': { display: 'none' },
  '& .notistack-CollapseWrapper': { paddingBlock: 4 },
  '& .notistack-Snackbar': { width: '100%' },
}));

interface ToastContentProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
}

function ToastContent({ id, message, variant, style, ref }: ToastContentProps) {
  const { closeSnackbar } = useSnackbar();
  const isKnown = variant === 'success' || variant === 'error';
  return (
    <ToastCard
      ref={ref}
      id={id}
      style={style}
      message={typeof message === 'string' ? message : ''}
      variant={isKnown ? variant : 'info'}
      onClose={() => closeSnackbar(id)}
    />
  );
}

const CONTENT = { success: ToastContent, error: ToastContent, info: ToastContent };

/** Toasts in the top corner at the end of the line, in a region that Alt+T moves focus to (product 12.1). */
export function ToastHost(props: ToastFeedProps) {
  const t = useTranslate();
  const region = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const { direction } = useTheme();
  const prefersReducedMotion = useReducedMotion();
  const { handleFocus, returnFocus } = useToastFocus(region);
  return (
    <>
      <Region
        ref={region}
        role="region"
        aria-label={t(toastMessages.notifications)}
        onFocus={handleFocus}
      >
        <div ref={setRoot} />
      </Region>
      {root !== null && (
        <SnackbarProvider
          domRoot={root}
          anchorOrigin={{ vertical: 'top', horizontal: direction === 'rtl' ? 'left' : 'right' }}
          // `ToastCard` runs the timer: notistack neither pauses on focus nor keeps the remaining time.
          autoHideDuration={null}
          maxSnack={props.isSingle ? 1 : MAX_TOASTS}
          Components={CONTENT}
          TransitionComponent={Fade}
          transitionDuration={
            prefersReducedMotion ? 0 : { enter: motion.settle, exit: motion.quick }
          }
          disableWindowBlurListener
          onClose={(_event, _reason, key) => returnFocus(key)}
        >
          <ToastFeed {...props} />
        </SnackbarProvider>
      )}
    </>
  );
}
