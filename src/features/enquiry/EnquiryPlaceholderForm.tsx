import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { TextField } from '@/components/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import { bookingPath } from '@/lib/paths';
import { phoneHref } from '@/lib/phoneHref';
import { useShop } from '@/store/useShop';
import { enquiryFields } from './enquiryFields';
import { EnquiryFieldInput } from './EnquiryFieldInput';
import { EnquiryGrid } from './EnquiryGrid';
import { enquiryMessages } from './messages';
import { TermsCheckbox } from './TermsCheckbox';

export interface EnquiryPlaceholderFormProps {
  /** Heading id, used as the accessible name of the form. */
  headingId?: string;
}

const linkSx = { paddingBlock: 1 } as const;

/** Form of the generic detail page: uncontrolled fields, never sent (product 7.5). */
export function EnquiryPlaceholderForm({ headingId }: EnquiryPlaceholderFormProps) {
  const t = useTranslate();
  const shop = useShop();
  const [isAgreed, setIsAgreed] = useState(false);
  return (
    <Box
      component="form"
      method="dialog"
      noValidate
      aria-labelledby={headingId}
      onSubmit={(event) => event.preventDefault()}
      sx={{ display: 'grid', gap: 2.5, justifyItems: 'start', '& > div': { width: 1 } }}
    >
      <Typography>
        <span>{t(enquiryMessages.placeholderHelp)}</span>{' '}
        <Link href={bookingPath} underline="always">
          {t(enquiryMessages.placeholderForm)}
        </Link>
      </Typography>
      <EnquiryGrid>
        {enquiryFields.map((field) => (
          <EnquiryFieldInput key={field.name} field={field} />
        ))}
        <TextField name="type" label={t(enquiryMessages.type)} autoComplete="off" />
      </EnquiryGrid>
      <TermsCheckbox isChecked={isAgreed} onChange={setIsAgreed} />
      <Button type="submit" size="large" disabled={!isAgreed}>
        {t(enquiryMessages.submit)}
      </Button>
      {shop && (
        <div>
          <Typography variant="body2" color="textSecondary">
            {t(enquiryMessages.placeholderContact)}
          </Typography>
          <Typography variant="body2" sx={{ display: 'flex', columnGap: 3 }}>
            <Link href={phoneHref(shop.phone)} underline="always" sx={linkSx}>
              <bdi>{shop.phone}</bdi>
            </Link>
            <Link href={shop.chatUrl} underline="always" sx={linkSx}>
              {t(enquiryMessages.chat)}
            </Link>
          </Typography>
        </div>
      )}
    </Box>
  );
}
