import Box from '@mui/material/Box';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageLoading } from '@/components/PageLoading';
import { RouteErrorBoundary } from '../RouteErrorBoundary';

export const MAIN_ID = 'main';

/** A footer starts below the window, where nobody sees it move while the page is on its way. */
const MAIN = { minHeight: '60vh', '&:has(+ footer)': { minHeight: '100vh' }, outline: 'none' };

/** The page itself, with its own loading state and error boundary. */
export function Main({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Box component="main" id={MAIN_ID} tabIndex={-1} sx={MAIN}>
      <RouteErrorBoundary resetKey={pathname}>
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
      </RouteErrorBoundary>
    </Box>
  );
}
