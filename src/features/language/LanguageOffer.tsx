import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { use, type MouseEvent } from 'react';
import { isPlainClick } from '@/browser/isPlainClick';
import { Button } from '@/components/Button';
import { CloseIcon } from '@/components/icons';
import { ChangeLanguageContext } from '@/i18n/ChangeLanguageContext';
import { languages } from '@/lib/language';
import { useAppDispatch } from '@/store/hooks';
import { languageChosen } from '@/store/slices/preferencesSlice';

/** In Arabic on an English page, so not among the messages of the page's language. */
const offer = {
  region: 'اللغة',
  question: 'هل تفضّل التصفّح بالعربية؟',
  accept: 'تابع بالعربية',
  dismiss: 'إغلاق',
};

/** Offers the Arabic home page to visitors who read Arabic; nobody is redirected (product 14.4). */
export function LanguageOffer() {
  const dispatch = useAppDispatch();
  const changeLanguage = use(ChangeLanguageContext);
  const accept = (event: MouseEvent) => {
    dispatch(languageChosen('ar'));
    if (changeLanguage === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    changeLanguage('ar');
  };
  return (
    <Paper
      component="aside"
      lang="ar"
      dir="rtl"
      aria-label={offer.region}
      elevation={8}
      sx={{
        position: 'fixed',
        insetBlockEnd: 16,
        insetInline: 16,
        marginInline: 'auto',
        maxWidth: 420,
        zIndex: 'snackbar',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        paddingBlock: 1,
        paddingInline: '20px 8px',
        displayPrint: 'none',
      }}
    >
      <Typography sx={{ flexGrow: 1 }}>{offer.question}</Typography>
      <Button
        component="a"
        href={languages.ar.basename}
        hrefLang="ar"
        size="small"
        onClick={accept}
      >
        {offer.accept}
      </Button>
      <IconButton aria-label={offer.dismiss} onClick={() => dispatch(languageChosen('en'))}>
        <CloseIcon />
      </IconButton>
    </Paper>
  );
}
