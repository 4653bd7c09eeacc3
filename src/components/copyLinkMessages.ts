import { defineMessages } from '@/i18n/defineMessages';

/** Texts of copying a link. */
export const copyLinkMessages = defineMessages('components.copyLink', {
  copyLink: 'Copy link',
  copied: 'Link copied. It shows the same to anyone.',
  copyFailed: 'The link could not be copied. Copy it from this field:',
  link: 'Link',
});
