import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { lazyPart } from '@/components/lazyPart';
import { PageBanner } from '@/components/PageBanner';
import { PageMeta } from '@/components/PageMeta';
import { AccountScreen } from '@/features/account/AccountScreen';
import { messages } from '@/features/account/messages';
import { AccountBar } from '@/features/auth/AccountBar';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { fluid } from '@/theme/tokens';

// Code-split, because its form has the fields of the checkout.
const SavedAddresses = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "account-parts" */ '@/widgets/SavedAddresses'))
      .SavedAddresses,
  // Reserves the height of the section with one row of addresses, in px.
  { pending: <Box aria-busy="true" sx={{ height: { xs: 640, md: 376 } }} /> },
);

const OwnQuotes = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "account-parts" */ '@/widgets/OwnQuotes')).OwnQuotes,
);

const OwnShortlist = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "account-parts" */ '@/widgets/OwnShortlist')).OwnShortlist,
);

const OwnSamples = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "account-parts" */ '@/widgets/OwnSamples')).OwnSamples,
);

/** /account: name, windows, orders, addresses, quotes, shortlist, samples, devices and data of the customer (product 10.13). */
export function AccountPage() {
  const t = useTranslate();
  return (
    <>
      <PageMeta title={t(messages.title)} canonicalPath={paths.account} />
      <PageBanner title={t(messages.title)} />
      <Container sx={{ paddingBlockStart: fluid(16, 48), paddingBlockEnd: fluid(64, 120) }}>
        <Box sx={{ marginBlockEnd: 4 }}>
          <AccountBar isOnAccountPage />
        </Box>
        <AccountScreen
          addresses={<SavedAddresses />}
          quotes={<OwnQuotes />}
          shortlist={<OwnShortlist />}
          samples={<OwnSamples />}
        />
      </Container>
    </>
  );
}
