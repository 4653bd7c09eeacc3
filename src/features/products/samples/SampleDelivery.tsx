import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { selectAddresses, useGetAddressesQuery } from '@/api/addresses';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { broughtSamplesPath } from '@/lib/samplesUrl';
import type { SignInIntent } from '@/lib/signInIntent';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn, selectUser } from '@/store/slices/authSlice';
import { LinkBehavior } from '@/theme/LinkBehavior';
import { sampleMessages as messages } from '../compare/messages';
import { knownAddress } from './sampleDraft';
import { SampleForm, type SampleFormProps } from './SampleForm';

const intent: SignInIntent = { returnTo: paths.samples };

type DeliveryProps = Pick<SampleFormProps, 'cloths' | 'onSent'>;

/** The form, filled in with the default address of the customer. */
function KnownForm(props: DeliveryProps) {
  const user = useAppSelector(selectUser);
  const { data, isLoading } = useGetAddressesQuery();
  if (isLoading) return <Skeleton variant="rectangular" height={480} />;
  const saved = selectAddresses(data).find(({ isDefault }) => isDefault);
  return <SampleForm {...props} known={knownAddress(saved, user?.name ?? '')} />;
}

/** The way to a visit that the samples are brought to, which needs no sign-in. */
function BringLink({ cloths }: Pick<DeliveryProps, 'cloths'>) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button href={broughtSamplesPath(cloths)} variant="outlined">
        {t(messages.bring)}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {t(messages.bringText)}
      </Typography>
    </Box>
  );
}

export interface SampleDeliveryProps extends DeliveryProps {
  /** Whether the server takes requests for samples; without it a visit is the way. */
  isOffered: boolean;
}

/** How the samples reach the customer: a form after sign-in, or a visit (product 7.16). */
export function SampleDelivery({ isOffered, ...props }: SampleDeliveryProps) {
  const t = useTranslate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (!isOffered) return <BringLink cloths={props.cloths} />;
  if (isSignedIn) return <KnownForm {...props} />;
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <div>
        <Typography variant="h3" component="h2">
          {t(messages.signInTitle)}
        </Typography>
        <Typography sx={{ marginBlock: 1.5 }}>{t(messages.signInText)}</Typography>
        <Button component={LinkBehavior} href={paths.login} state={intent} size="large">
          {t(messages.signIn)}
        </Button>
      </div>
      <BringLink cloths={props.cloths} />
    </Box>
  );
}
