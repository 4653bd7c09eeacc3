import { defineMessages } from '@/i18n/defineMessages';

/** Texts of what happens next with an order (product 11.14). */
export const nextMessages = defineMessages('orders.next', {
  title: 'What happens next',
  hold: 'We hold your order. Pay to start it.',
  unpaid: 'It is not paid yet.',
  make: 'We prepare your order next.',
  ready: 'Ready by {day}.',
  expected: 'Expected with you by {day}.',
  fitted: 'We fit it from {day}, and call you to agree on the hour.',
  late: {
    on: 'It takes longer than promised. Call us on {phone}, and we tell you the new day.',
    us: 'It takes longer than promised. Call us, and we tell you the new day.',
  },
  canCancel: 'Until it is delivered you can still cancel it.',
  cancelUntil: 'You can cancel it until {moment}. Then its cloth is cut.',
  packed: 'It is ready in our workroom.',
  call: 'We call you to agree on the hour of delivery.',
  callOn: 'We call you on {phone} to agree on the hour of delivery.',
  callToFit: 'We call you to agree on the hour of fitting.',
  clear: 'Please clear the window and one metre in front of it.',
  leave: 'We have handed it over for delivery.',
  travel: 'It is on its way.',
  travelTo: 'It is on its way to {place}.',
  today: 'It comes today. Our driver calls you before.',
  arrive: 'Our delivery team has it on board. Our driver calls you before.',
  fits: 'Our fitter has it on board, and calls you before.',
  phone: 'Please keep your phone within reach.',
  rest: 'Hang it and let it rest for a week: folds from the parcel fall out by themselves.',
  restFitted: 'Let it rest for a week: folds fall out by themselves.',
  faults:
    'If anything is wrong, write to {email} by {day} with two photographs and the order number.',
  care: 'Care and reviews are on the page of each product:',
  careFor: 'Care for each product like this, and tell us on its page how you like it:',
  methods: {
    'machine-wash':
      'Take out hooks and weights, wash gently at 30 °C at most, and hang it while still damp. No tumble-drying.',
    'dry-clean': 'Dry-clean only. In between, a soft brush is enough.',
    wipe: 'Wipe it with a damp cloth. It does not go in the machine.',
  },
  refund: 'We return your payment to the card or account that you paid with.',
  refundDue: 'Your money is back by {day}.',
  refundLate: {
    on: 'Your refund takes longer than promised. Please call us on {phone}.',
    us: 'Your refund takes longer than promised. Please call us.',
  },
  refunded: 'We have returned your payment. Your bank may need a few days to show it.',
  nothingCharged: 'Nothing was charged.',
  cancelled: 'If you have paid, the refund arrives in 3-4 business days.',
});

/** Texts of the time at which finished windows are fitted (product 16.35). */
export const fittingMessages = defineMessages('orders.fitting', {
  choose: 'Choose when we fit',
  title: 'When we fit',
  booked: 'We come on {day}, {hours}, Dubai time.',
  change: 'Change or cancel',
  times: 'the free times',
  full: 'No time is free at the moment. Please call us.',
  book: 'Book this time',
  done: 'Your fitting is booked.',
});

/** Texts of orders with finished windows (product 16.19). */
export const makingMessages = defineMessages('orders.making', {
  cutting: 'Your cloth is cut, and we sew your windows.',
  made: 'Your windows are made. We pack them next.',
  until: 'You can cancel until {moment}. Then the cloth of your finished windows is cut.',
  untilCut: 'We can begin to cut your cloth at any hour. Until then you can still cancel.',
  cut: 'The cloth of your finished windows has been cut. Please call us, and we will find a way.',
  calendar: 'Add the day to your calendar',
  prepare: 'Before our fitter comes',
  prepareTexts: {
    access:
      'Tell us what your building needs to let our fitters in: names, vehicle, a work permit.',
    parking: 'Keep a place to park, and the service lift if there is one.',
    drilling: 'Ask whether drilling is allowed, and where pipes and wires are.',
    power: 'For a mains motor, the socket must be within 1.5 m and work.',
    clear: 'Clear the window and one metre in front of it.',
  },
  /** Steps of the timeline. */
  hints: {
    waiting: 'We have your order. Its cloth is not cut yet.',
    Packed: 'Your windows are made, checked and packed.',
    OutForDelivery: 'With our fitter, who calls before coming.',
    Delivered: 'Fitted at your windows. Enjoy your new view.',
  },
});
