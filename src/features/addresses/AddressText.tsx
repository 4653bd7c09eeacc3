import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { messages as components } from '@/components/messages';
import type { AddressFields, SavedAddress } from '@/contract/addresses';
import { useTranslate } from '@/i18n/useTranslate';
import { isolate } from '@/lib/isolate';
import { messages } from './messages';

export interface AddressTextProps {
  address: AddressFields & Pick<SavedAddress, 'phoneE164'>;
  isDefault: boolean;
  /** Also shows company, postcode, country and numbers. */
  isComplete?: boolean;
  /** Added at the end. */
  children?: ReactNode;
}

// Inline elements, because the text is also the label of a radio button.
const Line = styled('span')({ display: 'block', overflowWrap: 'anywhere' });
const Tag = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  paddingInline: theme.spacing(1),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));
const Title = styled('strong')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  fontWeight: theme.typography.fontWeightMedium,
  overflowWrap: 'anywhere',
}));

/** Lines of an address: label, name, street with city, phone. */
export function AddressText({ address, isDefault, isComplete, children }: AddressTextProps) {
  const t = useTranslate();
  const { label, firstName, lastName, companyName, trn, city, pinCode, country, makani } = address;
  const name = `${firstName} ${lastName}`.trim();
  const join = (parts: readonly string[]) =>
    parts.filter((part) => part !== '').join(t(components.comma));
  const lines = [
    label === '' ? '' : name,
    companyName,
    trn === '' ? '' : `${t(messages.trn)} ${isolate(trn)}`,
    join([address.address, city]),
    ...(isComplete === true
      ? [join([pinCode, country]), makani === '' ? '' : `${t(messages.makani)} ${isolate(makani)}`]
      : []),
    isolate(address.phoneE164 ?? `${address.dialCode} ${address.phone}`.trim()),
  ];
  return (
    <>
      <Title>
        <bdi>{label === '' ? name : label}</bdi> {isDefault && <Tag>{t(messages.isDefault)}</Tag>}
      </Title>
      {lines.map(
        (line, index) =>
          line !== '' && (
            <Line key={index}>
              {' '}
              <bdi>{line}</bdi>
            </Line>
          ),
      )}
      {children}
    </>
  );
}
