/** Section of a text page: heading, paragraphs and an optional list. */
export interface TextSection {
  heading: string;
  /** URL fragment, when it is not the slug of the heading: the same in all languages. */
  id?: string;
  paragraphs: string[];
  list?: string[];
}

/** A shop image with its alternative text. */
export interface ContentPicture {
  image: string;
  imageAlt: string;
}
