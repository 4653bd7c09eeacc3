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
  /** The time of a visit; `to` is empty when no end was agreed. */
  hours: (from: string, to: string) => (to === '' ? `at ${from}` : `between ${from} and ${to}`),
  badKind: 'This kind of visit does not exist.',
  badDay: 'This day does not exist.',
  taken: 'This time has just been taken. Please choose another one.',
  manyBooked: (phone: string) =>
    `Several visits are booked from here already. Call ${phone} to book another one.`,
  booked: 'Your fitting is booked.',
  bookedAlready: 'Your fitting is booked already. You can change it on its page.',
  notMadeYet: 'You can choose a time once your windows are made.',
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
    /** With an hour that the customer chose. */
    booked: 'The day and time are booked.',
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
      text: (day: string, hours: string) => `We come on ${day} ${hours}, Dubai time.`,
    },
    moved: {
      subject: (shop: string) => `Your ${shop} visit has a new time`,
      title: 'Your visit has a new time',
      text: (day: string, hours: string) => `We now come on ${day} ${hours}, Dubai time.`,
    },
    cancelled: {
      subject: (shop: string) => `Your ${shop} visit is cancelled`,
      title: 'Your visit is cancelled',
      text: (day: string, hours: string) => `We do not come on ${day} ${hours}.`,
    },
    reminder: {
      subject: (shop: string) => `A reminder of your ${shop} visit`,
      title: 'Your visit is soon',
      text: (day: string, hours: string) => `We come on ${day} ${hours}, Dubai time.`,
    },
    /** Without a day or time that can be read. */
    cancelledUndated: 'We do not come as you asked.',
    openAgain: 'If the visit is in your calendar, open the link again: calendars do not update it.',
    another: 'If you would like another day, reply to this e-mail or call us.',
    change: 'Change or cancel the visit',
  },
  /** Mails about the fitting of an order. */
  fittingMails: {
    made: {
      subject: (shop: string) => `Your windows from ${shop} are made`,
      title: 'Your windows are made',
      text: 'They are ready to be fitted. Choose the day and the two hours that suit you.',
      choose: 'Choose when we fit',
    },
    booked: {
      subject: (shop: string) => `Your ${shop} fitting is booked`,
      title: 'Your fitting is booked',
      text: (day: string, hours: string) => `We fit on ${day} ${hours}, Dubai time.`,
    },
    moved: {
      subject: (shop: string) => `Your ${shop} fitting has a new time`,
      title: 'Your fitting has a new time',
      text: (day: string, hours: string) => `We now fit on ${day} ${hours}, Dubai time.`,
    },
    cancelled: {
      subject: (shop: string) => `Your ${shop} fitting is cancelled`,
      title: 'Your fitting is cancelled',
      text: (day: string, hours: string) => `We do not come on ${day} ${hours}.`,
    },
    reminder: {
      subject: (shop: string) => `A reminder of your ${shop} fitting`,
      title: 'Your fitting is soon',
      text: (day: string, hours: string) => `We fit on ${day} ${hours}, Dubai time.`,
    },
    another: 'Your windows are safe with us. Choose another time on the page of your order.',
  },
  /** Page on which a visit is changed. */
  page: {
    title: { measuring: 'Your free visit', fitting: 'Your fitting' },
    when: (day: string, hours: string) => `${day} ${hours}, Dubai time.`,
    moved: 'Your new time is booked.',
    cancelled: 'This visit is cancelled. You can ask for another one at any time.',
    passed: 'This visit is over.',
    choose: 'Choose another time',
    full: 'No other time is free at the moment. Please call us.',
    move: 'Book this time',
    noneChosen: 'Choose a time first. Your visit has not changed.',
    cancel: 'Cancel the visit',
    cancelHelp: 'Somebody else can then have this time.',
    cancelNow: 'Yes, cancel the visit',
    home: 'To the shop',
    often: 'You have changed this visit many times.',
    call: (phone: string) => `Questions? Call us: ${phone}`,
  },
};
