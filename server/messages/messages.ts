import type { Language } from '../../src/contract/common.ts';
import * as ar from './ar/index.ts';
import * as en from './en/index.ts';

/** All texts that the server sends to customers; a text that is missing in a language is a type error. */
export type Messages = typeof en;

const LANGUAGES: Record<Language, Messages> = { en, ar };

/** The messages in a language. */
export function messagesIn(language: Language): Messages {
  return LANGUAGES[language];
}

/** A text that is chosen now and shown in a language that is known later. */
export type MessageText = (messages: Messages) => string;
