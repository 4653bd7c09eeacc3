import { styled } from '@mui/material/styles';
import { Outlet } from 'react-router';
import { LanguageSwitch } from './LanguageSwitch';
import { Main } from './Main';
import { OfflineBanner } from './OfflineBanner';
import { SkipLink } from './SkipLink';
import { Wordmark } from './Wordmark';

const Header = styled('header')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  padding: theme.spacing(3),
  '& > :last-child': { gridColumn: 3, justifySelf: 'end' },
  // Larger text, or a very narrow phone: the link home stands beside the switch.
  '@media (max-width: 18rem)': { gridTemplateColumns: '0 1fr auto' },
}));

/** Layout route of sign-in and legal texts: a link home, the switch of the language and the page. */
export function BareLayout() {
  return (
    <>
      <SkipLink />
      <OfflineBanner />
      <Header>
        <span />
        <Wordmark />
        <LanguageSwitch variant="body2" sx={{ paddingBlock: 1.5 }} />
      </Header>
      <Main>
        <Outlet />
      </Main>
    </>
  );
}
