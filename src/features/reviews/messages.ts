/** What the reviews say; the texts of spec §§5 and 8 to the letter. */
export const messages = {
  heading: 'Reviews',
  none: 'No reviews available.',
  noneHelp: 'Have you hung this fabric? Tell others how it looks at home.',
  what: 'the reviews',
  formHeading: 'Write a review',
  signInNote: 'You will be asked to sign in before your review is sent. What you wrote is kept.',
  rating: 'Your rating',
  review: 'Your review',
  name: 'Your name',
  send: 'Send review',
  sending: 'Sending…',
  reviewRequired: 'Please enter a review',
  ratingRequired: 'Please select a rating',
  nameRequired: 'Please enter a name',
  added: 'Review Added Successfully',
  anonymous: 'A customer',
} as const;
