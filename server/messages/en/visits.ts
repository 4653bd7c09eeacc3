/** Calendar entries and mails about visits. */
export const visits = {
  summary: (shop: string) => `Free visit by ${shop}`,
  location: 'Your home',
  reminder: (shop: string) => `${shop} visits you tomorrow`,
  state: {
    requested: 'This is the time that you asked for. We call you to confirm it.',
    confirmed: 'The day and time are confirmed.',
    cancelled: 'This visit is cancelled.',
  },
  prepare: [
    'Please clear the window and one metre in front of it.',
    'Keep a paint chip, a tile or a piece of fabric ready, so that we can match its colour.',
  ],
  change: (phone: string) => `To change or cancel the visit, call ${phone}.`,
  /** Calendar entry of the day of finished windows. */
  fitting: {
    fitted: {
      summary: (shop: string) => `${shop} fits your windows`,
      reminder: (shop: string) => `From tomorrow ${shop} can fit your windows`,
      lines: [
        'We fit from this day, and call you to agree on the hour.',
        'Please clear the window and one metre in front of it.',
        'Keep the socket within reach if you have chosen a motor, and arrange access, parking and the permission to drill with your building.',
      ],
    },
    shipped: {
      summary: (shop: string) => `Your windows from ${shop} arrive`,
      reminder: (shop: string) => `Your windows from ${shop} arrive tomorrow`,
      lines: ['They arrive by this day. Our driver calls you before.'],
    },
    order: (number: string) => `Order ${number}`,
    cancelled: 'This order is cancelled.',
  },
  addToCalendar: 'Add to your calendar',
  updateCalendar: 'Update your calendar',
  addToGoogle: 'Add to Google Calendar',
  mails: {
    confirmed: {
      subject: (shop: string) => `Your ${shop} visit is confirmed`,
      title: 'Your visit is confirmed',
      text: (day: string, time: string) => `We come on ${day} at ${time}, Dubai time.`,
    },
    moved: {
      subject: (shop: string) => `Your ${shop} visit has a new time`,
      title: 'Your visit has a new time',
      text: (day: string, time: string) => `We now come on ${day} at ${time}, Dubai time.`,
    },
    cancelled: {
      subject: (shop: string) => `Your ${shop} visit is cancelled`,
      title: 'Your visit is cancelled',
      text: (day: string, time: string) => `We do not come on ${day} at ${time}.`,
    },
    /** Without a day or time that can be read. */
    cancelledUndated: 'We do not come as you asked.',
    openAgain: 'If the visit is in your calendar, open the link again: calendars do not update it.',
    another: 'If you would like another day, reply to this e-mail or call us.',
  },
};
