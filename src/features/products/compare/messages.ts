import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the comparison (product 5.19). */
export const compareMessages = defineMessages('products.compare', {
  title: 'Compare fabrics',
  intro:
    'Up to four fabrics side by side: light, care, widths, and what they cost for your window.',
  loading: 'Loading the comparison',
  what: 'the fabrics',
  table: 'Comparison of {count, plural, one {1 fabric} other {{count} fabrics}}',
  emptyTitle: 'Nothing to compare yet.',
  emptyHelp:
    'Open a fabric you like and tick “Compare”. Up to four stand here side by side, without signing in.',
  emptyAction: 'Choose fabrics',
  addAnother: 'Add another fabric',
  oneOnly: 'Tick “Compare” on another fabric to see how they differ.',
  linked: 'You are looking at a shared comparison. Your own list is unchanged.',
  ownList: 'See my own list',
  remove: 'Remove {name}',
  removeUnknown: 'Remove this fabric',
  removed: '{name} removed.',
  gone: 'No longer sold',
  failed: 'This fabric could not be loaded.',
  unknown: 'not known',
  differs: 'differs',
  onlyDifferences: 'Show differences only',
  noWindows: 'Measure a window to see what each fabric costs for it.',
  noDifferences: 'They do not differ in anything we know of them.',
  print: 'Print',
  printed: 'Prices of {date}.',
  quote: 'Quote sheet',
  price: 'Price',
  rating: 'Rating',
  ratingText: '{average} ({count, plural, one {1 review} other {{count} reviews}})',
  windowPrice: 'Price for {window}',
  noWindowPrice: 'No price for this window',
  finishedFor: 'Finished and fitted for {window}',
  finishedUsual:
    'Finished and fitted for a usual window: a curtain of 200 × 265 cm, a blind of 120 × 160 cm',
});

/** Texts of the shortlist on the product page (product 5.19). */
export const shortlistMessages = defineMessages('products.shortlist', {
  toggle: 'Compare',
  open: '{count, plural, one {See your comparison} other {Compare {count} fabrics}}',
});

/** Texts of the choice which product of a full shortlist makes room (product 5.19). */
export const replaceMessages = defineMessages('products.shortlistReplace', {
  title: 'You compare {count} already. Which one should make room?',
  replace: 'Replace {name}',
  replaceUnknown: 'Replace one that is no longer sold',
  keep: 'Keep all {count}',
  keepInAccount: 'Only keep it in my shortlist',
  kept: 'It is in your shortlist.',
});

/** Texts of the shortlist of an account (product 5.27). */
export const accountShortlistMessages = defineMessages('products.accountShortlist', {
  title: 'Your shortlist',
  help: 'Fabrics you like, on all your devices. Tick up to four to compare them.',
  subject: 'your shortlist',
  none: 'Nothing here yet. Tick “Compare” on a fabric you like, and it stays here.',
  compare: 'Compare {name}',
  full: 'You compare {max} already. Untick one to choose another.',
  remove: 'Take {name} out of your shortlist',
  removed: '{name} is taken out.',
  keep: '{count, plural, one {Also keep the fabric you compare} other {Also keep the {count} fabrics you compare}}',
  failed: 'Your shortlist was not changed. Try again.',
});

/** Texts of the sample basket (product 7.16). */
export const sampleMessages = defineMessages('products.samples', {
  title: 'Free samples',
  intro: 'Up to five fabrics, free, to hold at your own window in the morning and in the evening.',
  loading: 'Loading your samples',
  basket: 'Your samples',
  count: '{count} of {max}',
  remove: 'Take out {name}',
  removed: '{name} is taken out.',
  unknown: 'this fabric',
  requests: 'Your requests',
  noSample: 'We have no samples of this one.',
  full: 'Five is the most we send at once. Take one out, and {name} takes its place.',
  addAnother: 'Add another fabric',
  emptyTitle: 'No samples chosen yet.',
  emptyHelp: 'Press “Free sample” on the fabrics you like. Up to five come to you, free.',
  choose: 'Choose fabrics',
  signInTitle: 'Where shall we send them?',
  signInText: 'Sign in with your e-mail address. Your samples stay here meanwhile.',
  signIn: 'Sign in',
  bring: 'Have them brought to a free visit',
  bringText: 'Our consultant brings them, measures your windows and advises you, free.',
});

/** Texts of the form that sends the basket. */
export const sampleFormMessages = defineMessages('products.sampleForm', {
  title: 'How shall they reach you?',
  post: 'Send them to me',
  postHelp: 'Free, anywhere in the Emirates',
  visit: 'Bring them to my free visit',
  visitHelp: 'Our consultant has them along',
  name: 'Name',
  phone: 'Phone',
  phoneHelp: 'The courier calls before coming.',
  address: 'Address',
  addressHelp: 'Area, street, building and apartment or villa',
  city: 'City or emirate',
  missing: {
    name: 'Please enter a name',
    phone: 'Please enter a phone number',
    address: 'Please enter the address',
    city: 'Please enter the city or emirate',
  },
  send: '{count, plural, one {Order the free sample} other {Order {count} free samples}}',
  sending: 'Sending…',
  notSent: 'Your request was not sent. Try again.',
  sent: '{number, select, none {We have your request.} other {We have your request {number}.}}',
});

/** Texts of the requests of a customer. */
export const sampleListMessages = defineMessages('products.sampleList', {
  title: 'Samples',
  help: 'What you asked for, and where it is.',
  subject: 'your samples',
  none: 'You have not asked for samples yet.',
  states: {
    requested: { post: 'We are cutting them', visit: 'We are cutting them for your visit' },
    sent: { post: 'On their way since {date}', visit: 'Packed for your visit' },
    declined: 'We cannot send them',
  },
  to: 'To: {address}',
  note: 'We write: {note}',
  book: 'Book your free visit',
});

/** Texts of the wish to hear of a cloth that is back in stock (product 5.26). */
export const stockMessages = defineMessages('products.stock', {
  open: 'Tell me when it is back',
  email: 'E-mail address',
  emailExample: 'Write it like name@example.com.',
  help: 'One mail when it is back, and one before to confirm the address.',
  send: 'Tell me',
  sending: 'Sending…',
  sent: 'We have sent you a mail. Press the link in it.',
  failed: 'This was not sent. Try again.',
});
