import Fade from '@mui/material/Fade';
import type { TransitionProps } from 'notistack';
import type { ReactElement } from 'react';

type ToastTransitionProps = TransitionProps & { children: ReactElement };

/** How a toast comes and goes; takes only what it uses of what notistack hands over. */
export function ToastTransition(props: ToastTransitionProps) {
  const { children, in: isIn, appear, timeout, onEnter, onEntered, onExit, onExited } = props;
  return (
    <Fade
      in={isIn}
      appear={appear}
      timeout={timeout}
      onEnter={onEnter}
      onEntered={onEntered}
      onExit={onExit}
      onExited={onExited}
    >
      {children}
    </Fade>
  );
}
