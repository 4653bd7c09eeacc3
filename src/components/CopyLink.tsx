import { TextField } from '@/components/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { copyText } from '@/browser/copyText';
import { useTranslate } from '@/i18n/useTranslate';
import { Button } from './Button';
import { copyLinkMessages } from './messages';

export interface CopyLinkProps {
  /** Makes the absolute URL; called on a press. */
  makeLink: () => string;
}

/** Copies the link to what the page shows; shows it where the browser does not allow that. */
export function CopyLink({ makeLink }: CopyLinkProps) {
  const t = useTranslate();
  const [status, setStatus] = useState<'copied' | 'copyFailed'>();
  const [link, setLink] = useState('');
  const copy = async () => {
    const url = makeLink();
    setLink(url);
    setStatus((await copyText(url)) ? 'copied' : 'copyFailed');
  };
  return (
    <>
      <Button variant="outlined" onClick={() => void copy()}>
        {t(copyLinkMessages.copyLink)}
      </Button>
      <Typography variant="body2" role="status" sx={{ flexBasis: '100%', order: 1 }}>
        {status !== undefined && t(copyLinkMessages[status])}
      </Typography>
      {status === 'copyFailed' && (
        <TextField
          label={t(copyLinkMessages.link)}
          value={link}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
          sx={{ order: 1 }}
        />
      )}
    </>
  );
}
