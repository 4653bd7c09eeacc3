// One chunk for the states of a list that are seldom shown.
export { ProductListEmpty } from './ProductListEmpty';
export { SubCategoryNotFound } from './SubCategoryNotFound';
