export interface AddressTables {
  /** Addresses that customers saved; optional fields are empty. */
  saved_addresses: {
    id: string;
    user_id: string;
    label: string;
    first_name: string;
    last_name: string;
    company_name: string;
    trn: string;
    address: string;
    city: string;
    country: string;
    pin_code: string;
    makani: string;
    dial_code: string;
    phone: string;
    /** As it is dialled (E.164); `null` when it cannot be dialled. */
    phone_e164: string | null;
    /** 1 for one address of every customer who has any; a unique index excludes a second one. */
    is_default: number;
    /** When it was added, changed or made the default. */
    changed_at: string;
  };
}
