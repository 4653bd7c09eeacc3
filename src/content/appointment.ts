/** The invitation beside an appointment form on the inner pages. */
export const appointment = {
  headingId: 'appointment',
  heading: 'Book a Free same day appointment',
  text: 'Tell us when it suits you. A consultant comes with samples, measures every window and leaves you a written price.',
  image: '/media/products/safa-greige-linen-blend-room/900x1100-c4b8a6/900.webp',
} as const;
