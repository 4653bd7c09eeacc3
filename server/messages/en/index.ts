export { fields } from './fields.ts';
export { made } from './made.ts';
export { mails } from './mails.ts';
export { nextSteps } from './nextSteps.ts';
export { pages } from './pages.ts';
export { requests } from './requests.ts';
export { shop } from './shop.ts';
export { visits } from './visits.ts';
