// One chunk, because both show the same controls.
export { FacetPopover } from './FacetPopover';
export { FilterSheet } from './FilterSheet';
