/** A stretch of a text page: a heading, its paragraphs and perhaps a list after them. */
export interface TextSection {
  heading: string;
  paragraphs: string[];
  list?: string[];
}

/** A picture of the shop with its alternative text. */
export interface ContentPicture {
  image: string;
  imageAlt: string;
}
