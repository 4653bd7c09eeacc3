import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { useTranslate } from '@/i18n/useTranslate';
import type { SignInIntent } from '@/lib/signInIntent';
import { paths } from '@/lib/paths';
import { LinkBehavior } from '@/theme/LinkBehavior';
import { messages } from './messages';

const intent: SignInIntent = { returnTo: paths.cart };

/** Replaces the cart when signed out; the cart is not fetched before sign-in (product 8.4). */
export function CartSignIn() {
  const t = useTranslate();
  return (
    <EmptyState
      title={t(messages.signInTitle)}
      help={t(messages.signInHelp)}
      action={
        <Button component={LinkBehavior} href={paths.login} state={intent}>
          {t(messages.signIn)}
        </Button>
      }
    />
  );
}
