import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { TERMS_FIELD } from './enquiryFields';
import { enquiryMessages } from './messages';

export interface TermsCheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** 'I agree to your Terms and Conditions' (product 7.2); opens a new tab, so that typed text is kept. */
export function TermsCheckbox({ isChecked, onChange }: TermsCheckboxProps) {
  const t = useTranslate();
  const { agreeStart, agreeLink, newTab } = enquiryMessages;
  return (
    <FormControlLabel
      name={TERMS_FIELD}
      checked={isChecked}
      onChange={(_event, checked) => onChange(checked)}
      control={<Checkbox slotProps={{ input: { 'aria-label': t(agreeStart) + t(agreeLink) } }} />}
      sx={{ marginInlineEnd: 0 }}
      label={
        <>
          <span>{t(agreeStart)}</span>
          <Link
            href={paths.terms}
            target="_blank"
            underline="always"
            aria-label={t(agreeLink) + t(newTab)}
            sx={{ display: 'inline-block', paddingBlock: 0.5 }}
          >
            {t(agreeLink)}
          </Link>
        </>
      }
    />
  );
}
