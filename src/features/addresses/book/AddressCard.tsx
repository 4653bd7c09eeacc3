import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { Button } from '@/components/Button';
import { countryNameOf, countryNames } from '@/content/countryNames';
import type { SavedAddress } from '@/contract/addresses';
import { useContent } from '@/i18n/useContent';
import { useTranslate } from '@/i18n/useTranslate';
import { addressName } from '../addressName';
import { AddressText } from '../AddressText';
import { messages } from '../messages';

export interface AddressCardProps {
  address: SavedAddress;
  /** Whether a change of this address is being sent. */
  isBusy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onMakeDefault: () => void;
}

const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  padding: theme.spacing(2.5),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
}));

/** The address with its country in the language of the page. */
function TranslatedAddress({ address }: { address: SavedAddress }) {
  const country = countryNameOf(useContent(countryNames), address.country);
  return <AddressText isComplete address={{ ...address, country }} isDefault={address.isDefault} />;
}

/** One saved address with its actions. */
export function AddressCard(props: AddressCardProps) {
  const t = useTranslate();
  const { address, isBusy, onEdit, onRemove, onMakeDefault } = props;
  const name = addressName(address);
  return (
    <Card aria-busy={isBusy}>
      <Box sx={{ flexGrow: 1 }}>
        <Suspense
          fallback={<AddressText isComplete address={address} isDefault={address.isDefault} />}
        >
          <TranslatedAddress address={address} />
        </Suspense>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        <Button variant="text" aria-label={t(messages.editNamed, { name })} onClick={onEdit}>
          {t(messages.edit)}
        </Button>
        <Button variant="text" aria-label={t(messages.removeNamed, { name })} onClick={onRemove}>
          {t(messages.remove)}
        </Button>
        {!address.isDefault && (
          <Button
            variant="text"
            disabled={isBusy}
            aria-label={t(messages.makeDefaultNamed, { name })}
            onClick={onMakeDefault}
          >
            {t(messages.makeDefault)}
          </Button>
        )}
      </Box>
    </Card>
  );
}
