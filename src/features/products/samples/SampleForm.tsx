import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/Button';
import { RadioChip } from '@/components/RadioChip';
import { TextField } from '@/components/TextField';
import type { Id } from '@/contract/common';
import type { SampleAddress, SampleDelivery } from '@/contract/samples';
import { useFormErrors } from '@/hooks/useFormErrors';
import { useTranslate } from '@/i18n/useTranslate';
import { sampleFormMessages as messages } from '../compare/messages';
import { missingFields, SAMPLE_FIELDS, typedAddress, type SampleField } from './sampleDraft';
import { useSendSamples } from './useSendSamples';

const Form = styled('form')({ display: 'grid', gap: 20, maxWidth: 560 });

const DELIVERIES: readonly SampleDelivery[] = ['post', 'visit'];

export interface SampleFormProps {
  cloths: readonly Id[];
  /** What is known of the customer, until it is changed. */
  known: SampleAddress;
  /** Gets the number of the request, if the server names one. */
  onSent: (number: string) => void;
}

/** How the samples reach the customer (product 7.16). */
export function SampleForm({ cloths, known, onSent }: SampleFormProps) {
  const t = useTranslate();
  const titleId = useId();
  const [delivery, setDelivery] = useState<SampleDelivery>('post');
  const [typed, setTyped] = useState<Partial<SampleAddress>>({});
  const address = { ...known, ...typed };
  const { errors, show, recheck } = useFormErrors(() => missingFields(t, address));
  const { isSending, send } = useSendSamples(onSent);
  const edit = (name: SampleField, value: string) => {
    setTyped({ ...typed, [name]: value });
    recheck(missingFields(t, { ...address, [name]: value }));
  };
  const helpOf = (name: SampleField) => {
    if (name === 'phone') return t(messages.phoneHelp);
    return name === 'address' ? t(messages.addressHelp) : undefined;
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (delivery === 'visit') send({ cloths: [...cloths], delivery });
    else if (show(event.currentTarget, missingFields(t, address)))
      send({ cloths: [...cloths], delivery, address: typedAddress(address) });
  };
  return (
    <Form noValidate aria-labelledby={titleId} onSubmit={handleSubmit}>
      <Typography id={titleId} variant="h3" component="h2">
        {t(messages.title)}
      </Typography>
      <Box
        role="radiogroup"
        aria-labelledby={titleId}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {DELIVERIES.map((one) => (
          <RadioChip
            key={one}
            name="delivery"
            value={one}
            label={t(messages[one])}
            note={t(one === 'post' ? messages.postHelp : messages.visitHelp)}
            isChecked={delivery === one}
            onChoose={() => setDelivery(one)}
          />
        ))}
      </Box>
      {delivery === 'post' &&
        SAMPLE_FIELDS.map(({ name, autoComplete, inputMode, max }) => (
          <TextField
            key={name}
            required
            name={name}
            label={t(messages[name])}
            type={inputMode === 'tel' ? 'tel' : 'text'}
            autoComplete={autoComplete}
            value={address[name]}
            onChange={({ target }) => edit(name, target.value)}
            error={errors[name] !== undefined}
            helperText={errors[name] ?? helpOf(name)}
            slotProps={{ htmlInput: { maxLength: max } }}
          />
        ))}
      <Button type="submit" size="large" aria-disabled={isSending} sx={{ justifySelf: 'start' }}>
        {t(isSending ? messages.sending : messages.send, { count: cloths.length })}
      </Button>
    </Form>
  );
}
