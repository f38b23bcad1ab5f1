/** Raised where a model does not fall apart as the factored solution presupposes, or into too much. */
export class NotFactored extends Error {}
