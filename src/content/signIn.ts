/** Image beside the sign-in forms. */
export const signInPicture = '/media/subcategories/ripple-fold/800x1000-cec6ba/800.webp';
