import FormControl from '@mui/material/FormControl';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { SavedAddress } from '@/contract/addresses';
import type { Id } from '@/contract/common';
import { useTranslate } from '@/i18n/useTranslate';
import { addressName } from '../addressName';
import { AddressText } from '../AddressText';
import { messages } from '../messages';
import { AddressOption } from './AddressOption';

export interface AddressPickerProps {
  addresses: readonly SavedAddress[];
  /** The chosen address; `null` for another one. */
  chosenId: Id | null;
  /** The chosen address as the order will have it. */
  shown?: SavedAddress;
  /** Whether it differs from the saved one. */
  isChanged: boolean;
  onChoose: (address: SavedAddress | undefined) => void;
  /** Absent while the chosen address is edited. */
  onEdit?: () => void;
}

/** Radio cards of the saved addresses, then 'Use another address' (product 9.14). */
export function AddressPicker(props: AddressPickerProps) {
  const t = useTranslate();
  const { addresses, chosenId, shown, isChanged, onChoose, onEdit } = props;
  const titleId = useId();
  return (
    <FormControl component="fieldset" fullWidth>
      <Typography
        id={titleId}
        component="legend"
        variant="h4"
        sx={{ padding: 0, marginBlockEnd: 1.5 }}
      >
        {t(messages.title)}
      </Typography>
      <RadioGroup
        aria-labelledby={titleId}
        value={chosenId ?? ''}
        onChange={(_event, id) => onChoose(addresses.find(({ _id }) => _id === id))}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
          gap: 1.5,
        }}
      >
        {addresses.map((address) => {
          const isChosen = address._id === chosenId;
          const name = t(messages.editNamed, { name: addressName(address) });
          return (
            <AddressOption
              key={address._id}
              value={address._id}
              action={
                isChosen && onEdit ? { label: t(messages.edit), name, onClick: onEdit } : undefined
              }
            >
              <AddressText
                address={isChosen ? (shown ?? address) : address}
                isDefault={address.isDefault}
              >
                {isChosen && isChanged && (
                  <Typography component="span" variant="body2" color="textSecondary">
                    {' '}
                    <span>{t(messages.changed)}</span>
                  </Typography>
                )}
              </AddressText>
            </AddressOption>
          );
        })}
        <AddressOption value="">{t(messages.another)}</AddressOption>
      </RadioGroup>
    </FormControl>
  );
}
