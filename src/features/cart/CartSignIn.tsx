import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import type { SignInIntent } from '@/lib/navigationState';
import { paths } from '@/lib/paths';
import { messages } from './messages';

const intent: SignInIntent = { returnTo: paths.cart };

/** What a visitor sees in place of the cart: nothing is requested until they sign in (decisions §3). */
export function CartSignIn() {
  return (
    <EmptyState
      title={messages.signInTitle}
      help={messages.signInHelp}
      action={
        <Button component={Link} to={paths.login} state={intent}>
          {messages.signIn}
        </Button>
      }
    />
  );
}
