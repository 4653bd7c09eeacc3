import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the FAQ page. */
export const messages = defineMessages('faq', {
  title: 'Frequently asked questions',
  pageTitle:
    '{page, plural, =1 {Frequently asked questions} other {Frequently asked questions, page {page}}}',
  what: 'the questions',
  crumb: 'FAQ',
  intro:
    'What people ask before, during and after an order. If yours is not here, ask a person: the telephone is answered in the workroom.',
  pages: 'Pages of questions',
  none: 'No questions have been collected yet.',
  noneHelp: 'Ask us directly; we answer on the same working day.',
  noneOnPage: 'There are no questions on this page.',
  noneOnPageHelp: 'The list has fewer pages than the link says.',
  firstPage: 'To the first page',
  search: 'Search the questions',
  found:
    '{count, plural, =0 {No question found} one {1 question found} other {{count} questions found}}',
  noneFound: 'No question or answer has “{search}”.',
  noneFoundHelp:
    'Try a shorter or another word, or ask us directly: we answer on the same working day.',
  allQuestions: 'See all questions',
  stillAsking: 'Still asking yourself?',
  stillAskingText: 'Call or write, or let a consultant answer at your own window.',
});
