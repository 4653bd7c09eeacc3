/** Picture of link previews for pages without one of their own. */
export const socialImage = '/media/banners/living-drapes/1600x900-ccc4b7/1280.webp';
