/** Why a file is refused: damaged, too many or too few pixels, or no picture that can be read. */
export type PictureProblem = 'damaged' | 'pixels' | 'small' | 'type';

/** A file that is refused, with the reason. */
export class PictureError extends Error {
  override name = 'PictureError';
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}
