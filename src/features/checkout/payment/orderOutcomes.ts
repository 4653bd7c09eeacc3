// Confirmation and error of an order in one lazy-loaded chunk.
export { OrderPlaced } from './OrderPlaced';
export { OrderProblem } from './OrderProblem';
