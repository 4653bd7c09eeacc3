/** Texts of wishes to hear of a cloth that is back in stock. */
export const stock = {
  inStock: 'This fabric is in stock.',
  tooMany: 'You have asked this several times in a short time.',
  full: 'We cannot take more of these wishes at the moment. Ask us, and we tell you ourselves.',
  sent: 'We have sent you a mail. Press the link in it, and we write once the fabric is back.',

  mail: {
    confirmSubject: (shop: string, name: string) =>
      `${shop}: shall we tell you when ${name} is back?`,
    confirmTitle: 'One more press',
    confirmText: (name: string) =>
      `Somebody asked us to write to this address when ${name} is back in Dubai. If it was you, confirm it within three days.`,
    confirm: 'Confirm or end it',
    notYou: 'Not you? Do nothing, and you hear no more of it.',
    backSubject: (shop: string, name: string) => `${shop}: ${name} is back`,
    backTitle: 'It is back',
    backText: (name: string) => `${name} is in Dubai again.`,
    see: 'See the fabric',
    once: 'You asked for this mail. It is the only one; we have deleted your wish.',
  },

  page: {
    title: 'Back in stock',
    over: (): string => 'This link is over. Open the fabric, and ask again.',
    waiting: (name: string) => `Shall we write to you once when ${name} is back in Dubai?`,
    confirmed: (name: string) => `We write to you once when ${name} is back in Dubai.`,
    ended: (name: string) => `Done: we do not write to you about ${name}.`,
    back: (name: string) => `${name} is back in Dubai already.`,
    confirm: 'Yes, tell me',
    stop: 'No, do not tell me',
    home: 'To the shop',
  },
};
