export { fields } from './fields.ts';
export { mails } from './mails.ts';
export { pages } from './pages.ts';
export { requests } from './requests.ts';
export { shop } from './shop.ts';
