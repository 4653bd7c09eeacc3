import Alert from '@mui/material/Alert';
import { useLocation, useNavigate } from 'react-router';
import { PageMeta } from '@/components/PageMeta';
import { AuthLayout } from '@/features/auth/AuthLayout';
import { KeptChoice } from '@/features/auth/KeptChoice';
import { LoginForm } from '@/features/auth/LoginForm';
import { messages } from '@/features/auth/messages';
import { PasskeySignIn } from '@/features/auth/PasskeySignIn';
import { SignedInRedirect } from '@/features/auth/SignedInRedirect';
import { useHasSignedInHere } from '@/features/auth/useHasSignedInHere';
import { useIsClient } from '@/hooks/useIsClient';
import { useTranslate } from '@/i18n/useTranslate';
import {
  readSessionEnded,
  readSignInIntent,
  readVerifyOtpState,
  type VerifyOtpState,
} from '@/lib/signInIntent';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/slices/authSlice';

/** /login: sign-in by e-mail or passkey; keeps the interrupted action (product 10.1). */
export function LoginPage() {
  const t = useTranslate();
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const isClient = useIsClient();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const hasSignedInHere = useHasSignedInHere();
  const intent = readSignInIntent(state);
  // The server has no navigation state, so the e-mail address is read after hydration.
  const initialEmail = (isClient ? readVerifyOtpState(state)?.email : undefined) ?? '';
  if (isSignedIn) return <SignedInRedirect intent={intent} isResuming={hasSignedInHere} />;

  const handleSent = (email: string, deadline: number) => {
    const next: VerifyOtpState = { ...intent, email, deadline };
    void navigate(paths.verifyOtp, { state: next });
  };

  return (
    <AuthLayout title={t(messages.loginTitle)} help={t(messages.loginHelp)}>
      <PageMeta
        title={t(messages.loginDocument)}
        description={t(messages.loginDescription)}
        canonicalPath={paths.login}
      />
      {isClient && readSessionEnded(state) && (
        <Alert severity="info" sx={{ marginBlockEnd: 3 }}>
          {t(messages.sessionEnded)}
        </Alert>
      )}
      {isClient && intent.addToCart && <KeptChoice lines={intent.addToCart} />}
      <LoginForm key={initialEmail} initialEmail={initialEmail} onSent={handleSent} />
      <PasskeySignIn />
    </AuthLayout>
  );
}
