import Box from '@mui/material/Box';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { BillingPayload } from '@/contract/orders';
import { AddressPicker } from './AddressPicker';
import { EditActions } from './EditActions';
import { SaveWithOrder } from './SaveWithOrder';
import { useAddressChoice } from './useAddressChoice';
import { useResumedAddress } from '../useResumedAddress';
import { useSaveChanges } from './useSaveChanges';

export interface CheckoutAddressesProps {
  /** The billing fields of the checkout, or only the e-mail address. */
  renderFields: (only?: 'email') => ReactNode;
  /** Errors of the fields. */
  errors: Readonly<Partial<Record<string, string>>>;
  /** The address as it is sent; with errors they are shown. */
  readAddress: (form: HTMLFormElement) => BillingPayload | undefined;
}

/** Choice of a saved address above the billing fields, or a box to save the one that is typed (product 9.14). */
export function CheckoutAddresses({ renderFields, errors, readAddress }: CheckoutAddressesProps) {
  const choice = useAddressChoice();
  const { addresses, chosen, limit } = choice;
  const [editedId, setEditedId] = useState<string>();
  const picker = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const hasErrors = Object.keys(errors).some((field) => field !== 'email');
  const isOpen = chosen === undefined || hasErrors || editedId === chosen._id;

  const close = () => {
    setEditedId(undefined);
    picker.current?.querySelector<HTMLInputElement>(':checked')?.focus();
  };
  const { save, isSaving, error } = useSaveChanges(chosen, (saved) => {
    choice.adopt(saved);
    close();
  });
  useResumedAddress(choice.adoptChange);
  const edit = () => {
    // Renders the fields before one of them gets focus.
    flushSync(() => setEditedId(chosen?._id));
    fields.current?.querySelector('input')?.focus();
  };

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {addresses.length > 0 && (
        <div ref={picker}>
          <AddressPicker
            addresses={addresses}
            chosenId={chosen?._id ?? null}
            shown={choice.shown}
            isChanged={choice.isChanged}
            onChoose={choice.choose}
            onEdit={isOpen ? undefined : edit}
          />
        </div>
      )}
      <div ref={fields}>{renderFields(isOpen ? undefined : 'email')}</div>
      {chosen === undefined ? (
        <SaveWithOrder
          isTicked={choice.isSaved}
          fullAt={addresses.length >= limit ? limit : undefined}
          onTick={choice.tick}
        />
      ) : (
        isOpen && (
          <EditActions
            isSaving={isSaving}
            error={error}
            onSave={(form) => {
              const payload = readAddress(form);
              if (payload !== undefined) save(payload);
            }}
            onUseOnce={close}
          />
        )
      )}
    </Box>
  );
}
