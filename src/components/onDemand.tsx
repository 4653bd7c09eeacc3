import Box from '@mui/material/Box';
import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentProps,
  type ComponentType,
} from 'react';
import { Spinner } from '@/theme/Spinner';
import { messages } from './messages';

interface OnDemandProps {
  isWanted: boolean;
  /** The code could not be fetched; it is tried again at the next wish. */
  onFailed: () => void;
}

/** Shown in the middle of the window, and only when the wait is long enough to be noticed. */
const Waiting = () => (
  <Box
    sx={{
      position: 'fixed',
      inset: 0,
      display: 'grid',
      placeItems: 'center',
      pointerEvents: 'none',
      '@keyframes appear': { from: { visibility: 'hidden' } },
      animation: 'appear 300ms',
    }}
  >
    <Spinner label={messages.loading} />
  </Box>
);

/**
 * A part of the screen, such as a dialog, whose code is fetched when it is first wanted. It stays from then on, so that
 * it can leave with its motion.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function OnDemand({ isWanted, onFailed, ...props }: Props & OnDemandProps) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const handleFailure = useEffectEvent(onFailed);
    const isMissing = isWanted && Part === undefined;

    useEffect(() => {
      if (!isMissing) return undefined;
      let isCurrent = true;
      load().then(
        (loaded) => isCurrent && setPart(() => loaded),
        () => isCurrent && handleFailure(),
      );
      return () => {
        isCurrent = false;
      };
    }, [isMissing]);

    if (Part !== undefined) return createElement(Part, props as ComponentProps<typeof Part>);
    return isMissing && <Waiting />;
  };
}
