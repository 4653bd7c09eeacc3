import type { Company } from '../config.ts';
import { EMIRATES, emirateName, emirateOf, isEmirates } from '../rules/emirates.ts';
import type { Emirate } from '../rules/emirates.ts';
import type { InvoiceContent, SellerRegistration } from '../rules/invoiceContent.ts';
import { VAT_TRN } from '../rules/vat.ts';
import { VAT_SCHEME } from './elements.ts';
import type { XmlElement } from './xml.ts';

/** Scheme of the electronic addresses in the Emirates: tax identification numbers (TIN). */
const TIN_SCHEME = '0235';
/** The TIN is the begin of the TRN. */
const TIN_DIGITS = 10;

/** A party of an e-invoice; what it lacks is empty. */
interface Party {
  name: string;
  trn: string;
  street: string;
  city: string;
  emirate: string;
  licence: string;
  licenceAuthority: string;
  /** Name, phone and e-mail address. */
  contact: readonly [string, string, string];
}

/** A required value; notes the problem when it is missing. */
export type Need = (value: string | undefined, problem: string) => string;

const validTrn = (trn: string | undefined): string | undefined =>
  trn !== undefined && VAT_TRN.test(trn) ? trn : undefined;

/** The registration of the invoice's day, completed by that of today while the seller is the same. */
function registrationOf(
  { seller, registration }: InvoiceContent,
  company: Company,
): SellerRegistration | undefined {
  const isSame =
    seller.name === company.legalName &&
    seller.address === company.address &&
    seller.trn === company.trn;
  const known = isSame ? company.registration : undefined;
  return registration ? { ...known, ...registration } : known;
}

/** The seller of an invoice; `undefined` when the parts of its address are unknown. */
export function sellerOf(content: InvoiceContent, company: Company, need: Need): Party | undefined {
  const { name, trn, phone, email } = content.seller;
  const registration = registrationOf(content, company);
  if (registration === undefined) {
    need(
      '',
      "it is of an earlier release, and the shop's name, address or tax number has changed since: import the facts of its day, export it, and import those of today again",
    );
    return undefined;
  }
  const { street, city, country, licence, licenceAuthority } = registration;
  if (!isEmirates(country)) need('', `the shop's address is in ${country}, not in the Emirates`);
  return {
    name,
    trn: need(
      validTrn(trn),
      `the shop's tax number ${trn ?? ''} does not begin with 1 and end in 03: correct "trn" in the facts`,
    ),
    street,
    city,
    emirate: need(
      emirateOf(city),
      `the shop's town ${city} names no emirate: write it with the emirate in "address.city" of the facts, e.g. "Jumeirah, Dubai"`,
    ),
    licence: need(licence, 'the trade licence of the shop is missing: add "licence" to the facts'),
    licenceAuthority: need(
      licenceAuthority,
      'who issued the trade licence is missing: add "licenceAuthority" to the facts, e.g. "Dubai Department of Economy and Tourism"',
    ),
    contact: ['', phone, email],
  };
}

/** The buyer of an invoice. @param emirate that of a customer whose town names none */
export function buyerOf(
  { buyer: { name, companyName, trn, address } }: InvoiceContent,
  emirate: Emirate | undefined,
  need: Need,
): Party {
  const [street, ...rest] = address;
  const country = rest.pop() ?? '';
  const town = rest.join(', ');
  const code = emirateOf(town) ?? emirate;
  if (!isEmirates(country))
    need(
      '',
      `the customer's address is in ${country}, and only deliveries in the Emirates can be exported`,
    );
  return {
    name: companyName ?? name,
    trn: need(
      validTrn(trn),
      `the customer's tax number ${trn ?? ''} does not begin with 1 and end in 03, as those of VAT do: ask for the right one, cancel the order and have it placed again`,
    ),
    street: need(street, "the customer's street is missing"),
    city: town === '' && code !== undefined ? emirateName(code) : town,
    emirate: need(
      code,
      `the customer's town ${town === '' ? 'is missing' : `${town} names no emirate`}: add --emirate, one of ${EMIRATES.join(', ')}`,
    ),
    licence: '',
    licenceAuthority: '',
    contact: [companyName === undefined ? '' : name, '', ''],
  };
}

/** Elements of an address in the Emirates. */
export const addressElements = ({
  street,
  city,
  emirate,
}: Pick<Party, 'street' | 'city' | 'emirate'>): readonly XmlElement[] => [
  ['cbc:StreetName', street],
  ['cbc:CityName', city],
  ['cbc:CountrySubentity', emirate],
  ['cac:Country', [['cbc:IdentificationCode', 'AE']]],
];

/** A party (IBG-04, IBG-07). */
export function partyElement(party: Party): XmlElement {
  const { name, trn, licence, licenceAuthority, contact } = party;
  const [contactName, phone, email] = contact;
  return [
    'cac:Party',
    [
      ['cbc:EndpointID', trn.slice(0, TIN_DIGITS), { schemeID: TIN_SCHEME }],
      ['cac:PostalAddress', addressElements(party)],
      ['cac:PartyTaxScheme', [['cbc:CompanyID', trn], VAT_SCHEME]],
      [
        'cac:PartyLegalEntity',
        [
          ['cbc:RegistrationName', name],
          ['cbc:CompanyID', licence, { schemeAgencyID: 'TL', schemeAgencyName: licenceAuthority }],
        ],
      ],
      [
        'cac:Contact',
        [
          ['cbc:Name', contactName],
          ['cbc:Telephone', phone],
          ['cbc:ElectronicMail', email],
        ],
      ],
    ],
  ];
}
