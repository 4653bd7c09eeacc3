import { defineContent, type Content } from '@/i18n/defineContent';
import type { LegalPage } from './legalPage';

export const privacy: Content<LegalPage> = defineContent(
  {
    title: 'Privacy Policy',
    updated: '1 October 2024',
    intro:
      'This policy explains which personal data {name} collects when you use this website, book an appointment or place an order, why we need it, and what you can ask us to do with it. We have tried to write it so that it can be read in one sitting.',
    sections: [
      {
        heading: 'Who is responsible',
        paragraphs: [
          '{legalName}, {address}, decides how the data described here is used. You can reach us about any question of privacy at {email} or on {phone}.',
          'We act under Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data of the United Arab Emirates and, for customers in the European Union or the United Kingdom, in keeping with the rules that apply there.',
        ],
      },
      {
        heading: 'What we collect',
        paragraphs: ['We ask only for what the task in hand requires:'],
        list: [
          'Appointment requests: your name, e-mail address, telephone number, the date and time you prefer, and the product page from which you wrote.',
          'Sign-in: your e-mail address, and a one-time code that is stored in scrambled form and expires after three minutes. There is no password.',
          'Passkeys, if you create one: its public key, the kind of device and the days of its use. Your fingerprint or face never leaves your device.',
          'Orders: billing and delivery details, the items, sizes and prices, your notes, the way of paying, and the history of the order.',
          'Reviews: the name you choose to show, your rating, your words and the photos you add. We remove the place and device from photos. Your e-mail address is never published in full.',
          'Your shortlist: the fabrics you keep in your account.',
          'Free samples: the fabrics you choose and the name, telephone number and address they go to.',
          'Fabrics that are out of stock: the e-mail address that we tell once when the fabric is back.',
          'Complaints: what you write about an order and the photos you add, which only you and our team see.',
          'Measuring visits: sizes, drawings and photographs of your windows, taken with your consent.',
          'Technical records: time, address requested, type of browser and a shortened network address, kept to protect the site against abuse.',
        ],
      },
      {
        heading: 'Card and wallet payments',
        paragraphs: [
          'Payments are made on the pages of Stripe or PayPal. Card numbers and wallet passwords never reach our servers. From the provider we receive a confirmation, an amount and a reference, which we store with your order.',
          'Where the checkout offers Tabby and you choose it, we send Tabby your name, e-mail address, phone number and address, your order, and date, amount, state and address of up to ten earlier orders. Tabby needs this to decide whether it pays in advance, and is responsible for it by itself.',
        ],
      },
      {
        heading: 'Why we use your data',
        paragraphs: [],
        list: [
          'To arrange visits, make and deliver what you ordered, and give you support under the guarantee: this is needed for our contract with you.',
          'To send sign-in codes, confirmations and news about the state of your order, for the same reason.',
          'To keep accounts, as tax law obliges us to do.',
          'To find faults and prevent fraud, which is our legitimate interest and yours.',
          'To tell you about new collections, only if you have asked for it; every such message contains a way to stop.',
        ],
      },
      {
        heading: 'What stays in your browser',
        paragraphs: [
          'After you sign in, a session token and basic details of your account are kept in the local storage of your browser, so that you need not sign in on every visit. Logging out removes them. Addresses typed at the checkout are not stored in the browser.',
          'Windows that you measure are kept there until you erase them, also after you sign out. While you are signed in they are stored with your account, too, so that you find them on your other devices.',
          'Fabrics that you compare or want samples of are kept there until you take them out.',
          'The language that you choose is kept there, too, until you sign out. The site sets no advertising cookies and does not follow you on other websites.',
        ],
      },
      {
        heading: 'Who receives data',
        paragraphs: [
          'Inside the company, only those who need it: consultants, the workroom, fitters and accounts. Outside it, our payment providers, the courier who brings your parcel, the service that carries our e-mail, and the company that hosts this website, each bound by contract to use the data for that purpose alone. We do not sell or rent personal data.',
          'Where a provider processes data outside the Emirates, we make sure that it is protected to a comparable standard.',
        ],
      },
      {
        heading: 'How long we keep it',
        paragraphs: [],
        list: [
          'Appointment requests that lead to no order: twelve months.',
          'Orders and invoices: five years after the end of the tax year, as the law prescribes.',
          'Window measurements and dye lots: as long as you remain a customer, so that later orders match.',
          'Reviews: until you ask us to take them down.',
          'Requests for samples: twelve months.',
          'Complaints with their photos: two years.',
          'Technical records: ninety days.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You may ask for a copy of your data, have mistakes corrected, have data erased that we no longer need, object to a use, or take your data to another company. Write to {email} from the address you use with us. We answer within thirty days and charge nothing. If you believe that we have handled your data wrongly, you may also complain to the UAE Data Office.',
        ],
      },
      {
        heading: 'Keeping data safe',
        paragraphs: [
          'The connection to this site is encrypted. Session tokens and codes are stored only as one-way values, access within the company is limited by role, and backups are encrypted. Should a breach occur that puts you at risk, we will inform you and the authorities without delay.',
        ],
      },
      {
        heading: 'Children',
        paragraphs: [
          'The shop is meant for adults. We do not knowingly collect data of anybody under eighteen; if it has happened, tell us and we will delete it.',
        ],
      },
      {
        heading: 'Changes to this policy',
        paragraphs: [
          'When the policy changes, we publish the new text here with its date. If a change matters to data you have already given us, we write to you first.',
        ],
      },
      {
        heading: 'Contact',
        paragraphs: ['Questions are welcome: {email}, {phone}, or in person at the showroom.'],
      },
    ],
  },
  {
    ar: async () => (await import(/* webpackChunkName: "arabic-pages" */ './ar/privacy')).privacy,
  },
);
