import Box from '@mui/material/Box';
import { Suspense, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CenteredProgress } from '@/components/CenteredProgress';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { PageLoading } from '@/components/PageLoading';
import { useIsOffline } from '@/hooks/useIsOffline';
import { usePendingScreen } from '../navigation/usePendingScreen';
import { PageError } from './PageError';

export const MAIN_ID = 'main';

/** Keeps the footer below the window, so that it does not visibly move while a page loads. */
const MAIN = { minHeight: '60vh', '&:has(+ footer)': { minHeight: '100vh' } };

/** The `main` element of both layouts, with the Suspense and error boundaries of the page. */
export function Main({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const isSlow = usePendingScreen(main);
  const isOffline = useIsOffline();
  return (
    <>
      {isSlow && <CenteredProgress />}
      <Box ref={main} component="main" id={MAIN_ID} tabIndex={-1} sx={MAIN}>
        {/* A page that failed offline loads by itself when the connection returns. */}
        <ErrorBoundary fallback={<PageError />} resetKey={`${pathname} ${isOffline}`}>
          <Suspense fallback={<PageLoading />}>{children}</Suspense>
        </ErrorBoundary>
      </Box>
    </>
  );
}
