import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { Link as RouterLink } from 'react-router';
import { PageLoading } from '@/components/PageLoading';
import { PageMeta } from '@/components/PageMeta';
import { AuthLayout } from '@/features/auth/AuthLayout';
import { messages } from '@/features/auth/messages';
import { OtpForm } from '@/features/auth/OtpForm';
import { SignedInRedirect } from '@/features/auth/SignedInRedirect';
import { useHasSignedInHere } from '@/features/auth/useHasSignedInHere';
import { useTranslate } from '@/i18n/useTranslate';
import { readVerifyOtpState, type VerifyOtpState } from '@/lib/signInIntent';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { selectIsSessionKnown, selectIsSignedIn } from '@/store/slices/authSlice';

/** /verify-otp: enters the e-mailed code, then resumes the interrupted action or goes home (product 10.2). */
export function VerifyOtpPage() {
  const t = useTranslate();
  const location = useLocation();
  const navigate = useNavigate();
  const hasSignedInHere = useHasSignedInHere();
  const isSessionKnown = useAppSelector(selectIsSessionKnown);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const state = readVerifyOtpState(location.state);
  // Navigation state exists only in the browser; the first render must match the server HTML.
  if (!isSessionKnown) return <PageLoading />;
  // Also redirects when another tab has signed in.
  if (isSignedIn) return <SignedInRedirect intent={state ?? {}} isResuming={hasSignedInHere} />;
  if (state === undefined) return <Navigate to={paths.login} replace />;

  // Kept in the history entry, so that a reload does not restart the countdown.
  const handleResent = (deadline: number) => {
    const next: VerifyOtpState = { ...state, deadline };
    void navigate(paths.verifyOtp, { replace: true, state: next });
  };

  return (
    <AuthLayout
      title={t(messages.otpTitle)}
      help={
        <>
          <span>{t(messages.sentTo)}</span>{' '}
          <Box component="strong" sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
            {state.email}
          </Box>
          <span>{'. '}</span>
          <Link component={RouterLink} to={paths.login} state={state} underline="always">
            {t(messages.changeEmail)}
          </Link>
        </>
      }
    >
      <PageMeta title={t(messages.otpDocument)} canonicalPath={paths.verifyOtp} />
      <OtpForm email={state.email} deadline={state.deadline ?? 0} onResent={handleResent} />
    </AuthLayout>
  );
}
