/** Default image of link previews. */
export const socialImage = '/media/banners/living-drapes/1600x900-ccc4b7/1280.webp';
