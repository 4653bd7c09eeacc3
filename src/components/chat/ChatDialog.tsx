import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { copyText } from '@/browser/copyText';
import { TextArea } from '@/components/TextArea';
import { useTranslate } from '@/i18n/useTranslate';
import { composeDraft, type ChatDraft } from '@/lib/chatDraft';
import { chatLink, fitsChat, MAX_DRAFT_LENGTH, opensWithDraft } from '@/lib/chatLink';
import { Button } from '../Button';
import type { AskDialogState } from './AskButton';
import { chatMessages } from './messages';

/** What a message is about; the dialog adds greeting and question. */
export type ChatSubject = Omit<ChatDraft, 'greeting' | 'question'>;

export interface ChatDialogProps extends AskDialogState {
  /** Chat of the shop (product 1.4); unknown when its facts did not load. */
  chatUrl: string | undefined;
  subject: ChatSubject;
}

/** An editable message to the shop, to open in WhatsApp or to copy (product 1.9). */
export function ChatDialog({ isOpen, onClose, chatUrl = '', subject }: ChatDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const [edited, setEdited] = useState<string>();
  const [status, setStatus] = useState<'copied' | 'copyFailed'>();
  const draft = {
    ...subject,
    greeting: t(chatMessages.greeting),
    question: t(chatMessages.question),
  };
  const text = edited ?? composeDraft(chatUrl, draft);
  const isTooLong = !fitsChat(chatUrl, text);
  const hasDraft = opensWithDraft(chatUrl);
  const help = hasDraft ? 'help' : chatUrl === '' ? 'helpNone' : 'helpOther';
  const linkText = t(hasDraft ? chatMessages.open : chatMessages.openOther);
  const copy = async () => setStatus((await copyText(text)) ? 'copied' : 'copyFailed');
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3" component="h2">
        {t(chatMessages.title)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">{t(chatMessages[help])}</Typography>
        <TextArea
          rows={6}
          maxLength={MAX_DRAFT_LENGTH}
          dir="auto"
          label={t(chatMessages.text)}
          value={text}
          onChange={({ target }) => {
            setEdited(target.value);
            setStatus(undefined);
          }}
          error={isTooLong}
          helperText={isTooLong && t(chatMessages.tooLong)}
        />
        <Typography variant="body2" role="status">
          {status !== undefined && t(chatMessages[status])}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="text" onClick={onClose}>
          {t(chatMessages.close)}
        </Button>
        <Button variant="outlined" onClick={() => void copy()}>
          {t(chatMessages.copy)}
        </Button>
        {chatUrl !== '' && (
          <Button
            href={chatLink(chatUrl, text)}
            target="_blank"
            rel="noopener noreferrer"
            disabled={isTooLong}
            aria-label={
              linkText + t(hasDraft ? chatMessages.opensWhatsApp : chatMessages.newWindow)
            }
          >
            {linkText}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
