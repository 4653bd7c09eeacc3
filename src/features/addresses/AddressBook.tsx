import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { selectAddresses, useGetAddressesQuery, type AddressBookResult } from '@/api/addresses';
import { queryView } from '@/api/queryView';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { QueryState } from '@/components/QueryState';
import type { SavedAddress } from '@/contract/addresses';
import { useTranslate } from '@/i18n/useTranslate';
import { addressName } from './addressName';
import { AddressCard } from './book/AddressCard';
import { AddressDialog, type AddressFormProps } from './book/AddressDialog';
import { RemoveDialog } from './book/RemoveDialog';
import { useAddressActions } from './book/useAddressActions';
import { messages } from './messages';
import { useResumedAddress } from './useResumedAddress';

export interface AddressBookProps {
  /** The form of an address, which shares its fields with the checkout. */
  Form: ComponentType<AddressFormProps>;
  /** The section of the page around the addresses. */
  Section: ComponentType<{ title: string; children: ReactNode }>;
}

/** What the open dialog is about; it stays while the dialog fades out. */
type Task =
  | { kind: 'none' }
  | { kind: 'save'; address?: SavedAddress }
  | { kind: 'remove'; address: SavedAddress };

const SKELETON_HEIGHT = 196;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

function Book({ book, Form }: Pick<AddressBookProps, 'Form'> & { book: AddressBookResult }) {
  const t = useTranslate();
  const reasonId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const [task, setTask] = useState<Task>({ kind: 'none' });
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, error, forgetError, save, remove, makeDefault } = useAddressActions();
  useResumedAddress();
  const addresses = selectAddresses(book);
  const isFull = addresses.length >= book.limit;

  const start = (next: Task) => {
    forgetError();
    setTask(next);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const add = (
    <Button
      ref={addButton}
      disabled={isFull}
      aria-describedby={isFull ? reasonId : undefined}
      onClick={() => start({ kind: 'save' })}
    >
      {t(messages.add)}
    </Button>
  );
  const dialogProps = {
    isOpen,
    onClose: close,
    onExited: () => setTask({ kind: 'none' }),
  };
  return (
    <>
      {addresses.length === 0 ? (
        <EmptyState title={t(messages.empty)} help={t(messages.emptyHelp)} action={add} />
      ) : (
        <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
          <List aria-label={t(messages.title)} sx={{ width: '100%' }}>
            {addresses.map((address) => (
              <AddressCard
                key={address._id}
                address={address}
                isBusy={isBusy}
                onEdit={() => start({ kind: 'save', address })}
                onRemove={() => start({ kind: 'remove', address })}
                onMakeDefault={() => makeDefault(address._id)}
              />
            ))}
          </List>
          {add}
          {isFull && (
            <FormHelperText id={reasonId}>{t(messages.full, { count: book.limit })}</FormHelperText>
          )}
        </Box>
      )}
      {task.kind === 'save' && (
        <AddressDialog
          {...dialogProps}
          Form={Form}
          address={task.address}
          canBeDefault={addresses.length > 0 && task.address?.isDefault !== true}
          isSaving={isBusy}
          error={error}
          onSubmit={(change) => save(change, close)}
        />
      )}
      {task.kind === 'remove' && (
        <RemoveDialog
          {...dialogProps}
          name={addressName(task.address)}
          isPending={isBusy}
          error={error}
          onRemove={() =>
            remove(task.address._id, () => {
              close();
              // The button that opened the dialog is gone.
              addButton.current?.focus();
            })
          }
        />
      )}
    </>
  );
}

/** The saved addresses of a customer; nothing with a server that stores none (product 9.16). */
export function AddressBook({ Form, Section }: AddressBookProps) {
  const t = useTranslate();
  const query = useGetAddressesQuery(undefined, { selectFromResult: queryView });
  if (query.isNotFound) return null;
  return (
    <Section title={t(messages.title)}>
      <QueryState
        query={query}
        data={query.data}
        what={t(messages.what)}
        notFound={null}
        skeleton={
          <List as="div" role="status" aria-label={t(messages.loading)}>
            <Skeleton variant="rectangular" height={SKELETON_HEIGHT} />
            <Skeleton variant="rectangular" height={SKELETON_HEIGHT} />
          </List>
        }
      >
        {(book) => book && <Book book={book} Form={Form} />}
      </QueryState>
    </Section>
  );
}
