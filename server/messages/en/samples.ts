/** Texts of free samples. */
export const samples = {
  labels: { name: 'Name', phone: 'Phone', address: 'Address', city: 'City or emirate' },
  missing: (label: string) => `${label} is missing`,
  noAddress: 'Please say where we send the samples',
  badCloths: (max: number) => `Please choose one to ${max} fabrics`,
  badDelivery: 'delivery must be post or visit.',
  gone: 'One of these fabrics is no longer sold. Take it out, and send the others.',
  tooMany: 'You have asked for samples several times in a short time. We have it all.',
  open: (count: number) =>
    `We are still preparing ${count} requests of yours. Once they are on their way, you can ask for more.`,
  full: (phone: string) =>
    `You have had many samples from us. Call ${phone}, and we help you choose.`,
  sent: (number: string) => `We have your request ${number} for free samples.`,

  mail: {
    overline: 'Free samples',
    subject: (shop: string, number: string) =>
      `${shop}: we have your request ${number} for samples`,
    title: 'Your free samples',
    received: {
      post: 'We cut your samples and send them to you, free. We write again once they are on their way.',
      visit:
        'We cut your samples and bring them to your free visit. No visit booked yet? Choose a time that suits you.',
    },
    cloths: 'Fabrics',
    to: 'We send them to',
    sent: {
      post: {
        title: 'Your samples are on their way',
        text: 'Hold them at your window in the morning and in the evening: fabric looks different in each light.',
      },
      visit: {
        title: 'Your samples are packed',
        text: 'We bring them to your free visit, and you see them at your own window.',
      },
    },
    declined: {
      title: 'We cannot send these samples',
      text: 'We are sorry. Reply to this mail, and we find a fabric like it.',
    },
    note: 'We write',
    see: 'See your samples',
    book: 'Book your free visit',
  },
};
