import './gooberSheet';
import { styled } from '@mui/material/styles';
import { SnackbarProvider, useSnackbar, type CustomContentProps } from 'notistack';
import { useRef, useState, type Ref } from 'react';
import { useReducedMotion } from '@/hooks/useReducedMotion';
import { layout, motion } from '@/theme/tokens';
import { ToastCard } from './ToastCard';
import { ToastFeed, type ToastFeedProps } from './ToastFeed';
import { ToastTransition } from './ToastTransition';
import { useToastFocus } from './useToastFocus';

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

/** Where toasts are seen: top right, below the bar, in a region that Alt+T leads into (spec §4). */
export function ToastHost(props: ToastFeedProps) {
  const region = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const isStill = useReducedMotion();
  const { handleFocus, returnFocus } = useToastFocus(region);
  return (
    <>
      <Region ref={region} role="region" aria-label="Notifications, Alt+T" onFocus={handleFocus}>
        <div ref={setRoot} />
      </Region>
      {root !== null && (
        <SnackbarProvider
          domRoot={root}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
          autoHideDuration={null}
          // The feed decides what is seen; nothing waits behind it.
          maxSnack={Number.MAX_SAFE_INTEGER}
          Components={CONTENT}
          TransitionComponent={ToastTransition}
          transitionDuration={isStill ? 0 : { enter: motion.settle, exit: motion.quick }}
          disableWindowBlurListener
          onClose={(_event, _reason, key) => returnFocus(key)}
        >
          <ToastFeed {...props} />
        </SnackbarProvider>
      )}
    </>
  );
}
