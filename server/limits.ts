/**
 * Limits and lifetimes of the server; server/README.md documents them for operators.
 * Every number that bounds the memory, rows, time or connections of requests belongs here.
 */
import { DAY, MINUTE, SECOND } from './clock.ts';

/** Fraction of an in-memory limit that is reserved for first requests of networks (http/rateLimiter.ts). */
export const RESERVED_FOR_FIRST_REQUESTS = 0.5;
/** Proof of work of unknown clients (http/proofOfWork.ts). */
export const PROOF = {
  /** Most hashes that finding the number takes, less than 2 s of a slow phone (docs/reliability.md). */
  numbers: 40_000,
  /** Time to find the number and to repeat the request. */
  lifeMs: 5 * MINUTE,
} as const;

/** Lifetime of a known device after its last sign-in. */
export const DEVICE_LIFE_MS = 180 * DAY;
export const DEVICES_PER_USER = 10;

/** Lifetime of a mailed code (product 10.4). */
export const CODE_LIFE_MS = 3 * MINUTE;
/** Guesses per code. */
export const CODE_TRIES = 5;
export const SESSION_LIFE_MS = 30 * DAY;
export const SESSION_IDLE_MS = 7 * DAY;
export const SESSIONS_PER_USER = 10;
/** How long the assets of a replaced release are kept for open tabs: as long as a session. */
export const ASSETS_LIFE_MS = SESSION_LIFE_MS;
/** Lifetime of the stored response of an idempotency key. */
export const IDEMPOTENCY_LIFE_MS = DAY;
/** Idempotency records per endpoint and customer; the oldest ones are deleted. */
export const IDEMPOTENCY_RECORDS = 1000;

/** Lifetime of an ordinary mail in the queue; a code is sent while it is valid. */
export const MAIL_LIFE_MS = 3 * DAY;
/** Lease of a mail, renewed during delivery; a crash delays a mail by at most this. */
export const MAIL_LEASE_MS = 20 * SECOND;
/** Deliveries of one server (mail/mailer.ts). */
export const MAIL_DELIVERY = {
  /** Mails sent at once, each to another domain; the last free lane takes codes only. */
  lanes: 4,
  /** Time limit of a mail with a code, which is worthless after three minutes. */
  codeMs: 15 * SECOND,
  /** Time limit of others; long, because aborting a slow mail server may deliver a mail twice. */
  otherMs: MINUTE,
} as const;
/** Limits of a network, as a multiple of those of one client. */
export const CLIENTS_PER_NETWORK = 10;

/** Periods after which housekeeping deletes rows (repositories/retention.ts). */
export const RETENTION = {
  codesMs: DAY,
  sessionsMs: DAY,
  mailsMs: 7 * DAY,
  /** Longer than the longest window of a rate limit. */
  rateLimitsMs: 31 * DAY,
  /** Providers resend events for days only. */
  paymentEventsMs: 90 * DAY,
  enquiriesMs: 365 * DAY,
  searchMissesMs: 90 * DAY,
  staffCommandsMs: 730 * DAY,
  /** Longer than devices stay out of use. */
  erasedWindowsMs: 365 * DAY,
} as const;

/** Photos of reviews (photos/, repositories/reviewPhotos.ts). */
export const REVIEW_PHOTOS = {
  perReview: 3,
  /** Maximum size of an upload, in bytes; the storefront sends less than one MiB. */
  uploadBytes: 5 * 1024 * 1024,
  /** Maximum width × height of an upload; decoding takes 4 to 8 bytes per pixel. */
  inputPixels: 16_000_000,
  /** Longest side of the stored image and of its thumbnail, in px. */
  longSide: 1600,
  thumbnailSide: 320,
  /** Maximum size of a stored image, in bytes. */
  storedBytes: 2 * 1024 * 1024,
  /** Time limit of one image, in ms; then the image process is replaced. */
  encodeMs: 10 * SECOND,
  /** Memory of the image process, in MiB; beyond it the process exits. */
  processMiB: 700,
  /** The image process exits after this time without work. */
  idleMs: MINUTE,
  /** Uploads in memory at once; their images are encoded one after the other. */
  uploads: { total: 16, perClient: 3, perNetwork: 6 },
  /** Of these, uploads of one customer; the storefront sends one after the other. */
  uploadsPerCustomer: 2,
  /** Uploads of a customer that belong to no review yet; the oldest one is replaced. */
  unusedPerCustomer: 6,
  /** Photos that are not released or rejected, in all; 1,000 are at most 2 GiB, typically 0.2 GiB. */
  unchecked: 1000,
  /** The same per customer while there is plenty of room (rules/photoShare.ts). */
  uncheckedPerCustomer: 12,
  /** Lifetime of an upload that no review has used. */
  unusedMs: DAY,
  /** Lifetime of a photo that the shop has not checked. */
  uncheckedMs: 90 * DAY,
} as const;

/** Pixels that one owner may use in a fixed window. */
export interface PixelLimits {
  pixels: number;
  windowMs: number;
  /** Maximum number of customers that are tracked. */
  customers: number;
}
/**
 * Pixels of photos that are decoded for one customer; up to two uploads that run at once may exceed it. The storefront
 * shrinks photos to 3 megapixels, so it is enough for twenty of those, and for five from the camera of a phone.
 */
export const PHOTO_PIXELS: PixelLimits = {
  pixels: 4 * REVIEW_PHOTOS.inputPixels,
  windowMs: 10 * MINUTE,
  customers: 10_000,
};

/** Event loop lag, in ms, above which requests are rejected (http/eventLoopLag.ts). */
export const MAX_EVENT_LOOP_LAG_MS = 100;

/** Maximum number of networks in a rate limiter (http/rateLimiter.ts). */
export const MAX_TRACKED_NETWORKS = 10_000;

/** Limits of an in-memory rate limiter. */
export interface RatePolicy {
  /** Length of the fixed window in ms. */
  windowMs: number;
  /** Maximum per network of a client. */
  perNetwork: number;
  /** Maximum for all clients together, including the reserve for first requests. */
  total: number;
}

/** Limits for requests to a payment provider, per window and concurrent. */
export interface RequestPolicy {
  rate: RatePolicy;
  inFlight: SlotLimits;
}

/** Provider requests that verify webhook events, which anybody can send. */
export const EVENT_VERIFICATIONS: RequestPolicy = {
  rate: { windowMs: MINUTE, perNetwork: 60, total: 240 },
  inFlight: { total: 20, perClient: 10, perNetwork: 10 },
};
/** Provider requests caused by payment links and returns from payment pages. */
export const PAYMENT_LINK_REQUESTS: RequestPolicy = {
  rate: { windowMs: MINUTE, perNetwork: 60, total: 600 },
  inFlight: { total: 100, perClient: 20, perNetwork: 20 },
};

// Server rendering (pages/). Beyond these limits the browser renders index.html.

/** Concurrent work that clients cause. */
export interface SlotLimits {
  /** Of all clients; unlimited when absent. */
  total?: number;
  perClient: number;
  /** Per IPv4 /24, IPv6 /56 or /48; another address in it adds none. */
  perNetwork: number;
}
/** Concurrent renders, including queued ones. */
export const RENDERS = { total: 8, perClient: 2, perNetwork: 4 } as const satisfies SlotLimits;
/** Time limit of a request for its page, in ms. */
export const RENDER_WAIT_MS = 2 * SECOND;
/** Time limit of a render, in ms; then the renderer is restarted. */
export const RENDER_TIMEOUT_MS = 10 * SECOND;
/** Heap limit of the renderer, in MiB; beyond it the renderer is restarted. */
export const RENDERER_HEAP_MIB = 256;

const KIB = 1024;
const MIB = 1024 * KIB;

/** Maximum size of all headers of a request, in bytes. */
export const MAX_HEADER_BYTES = 16 * KIB;
/** Maximum nesting of a JSON body. */
export const MAX_JSON_DEPTH = 10;
/** Maximum size of a request body, in bytes. */
export const MAX_BODY_BYTES = 64 * KIB;
/** Timeouts of Node's HTTP server, in milliseconds; Node's defaults are minutes or unlimited. */
export const CLIENT_TIMEOUTS = {
  /** Until all headers are received. */
  headersMs: 10 * SECOND,
  /** Until the whole request is received. */
  requestMs: 20 * SECOND,
  /** Between two requests of one connection (keep-alive). */
  idleMs: 5 * SECOND,
  /**
   * Without a byte in either direction, e.g. while the client does not read its response.
   * Node restarts it once while a write is pending, so closing takes at most twice as long.
   */
  inactivityMs: 30 * SECOND,
  /** Interval at which Node checks the first two. */
  checkMs: 5 * SECOND,
};

/** Rows of one kind that an export of personal data reads at once (repositories/personalData.ts). */
export const EXPORT_ROWS = 50;
/** Time limit of an export, in ms: one runs at a time (routes/account.ts). */
export const EXPORT_MS = 30 * SECOND;
/** Exports at once. */
export const EXPORTS: SlotLimits = { total: 1, perClient: 1, perNetwork: 1 };

/** Limits of response bytes in memory that clients have not read yet (http/waitingBytes.ts). */
export interface WaitingLimits {
  /** More than the largest response that is not streamed: a page or a photo in full. */
  perClient: number;
  total: number;
}
export const WAITING_BYTES: WaitingLimits = { perClient: 8 * MIB, total: 64 * MIB };

/** Limits of an in-memory cache; the least recently used entries are evicted. */
export interface CacheLimits {
  maxEntries: number;
  /** Total size of keys, headers, bodies and overhead, in bytes. */
  maxBytes: number;
  maxAgeMs: number;
}

/** Estimated overhead of a cache entry: objects, list nodes and buffer header. */
export const CACHE_ENTRY_OVERHEAD_BYTES = 1 * KIB;
/** Cached API responses (http/responseCache.ts). */
export const RESPONSE_CACHE: CacheLimits = {
  maxEntries: 10_000,
  maxBytes: 16 * MIB,
  maxAgeMs: 10 * MINUTE,
};
/** Maximum length of the path and query of a rendered page, in characters. */
export const MAX_PAGE_URL = 300;
/** Rendered pages in all encodings (pages/pageCache.ts); `maxAgeMs` bounds the age of reviews. */
export const PAGE_CACHE: CacheLimits = { maxEntries: 300, maxBytes: 48 * MIB, maxAgeMs: MINUTE };

/** Maximum number of pages in the sitemap, each with a URL per language (routes/sitemap.ts). */
export const SITEMAP_PAGES = 10_000;
/** Maximum number of URLs in a file of the sitemap; the format allows 50,000. */
export const SITEMAP_FILE_URLS = 5_000;

/** Maximum size of a browser report, in bytes (routes/clientReports.ts). */
export const CLIENT_REPORT_BYTES = 8 * KIB;
/** Maximum number of reports in one request. */
export const CLIENT_REPORTS_PER_REQUEST = 5;
/** Rate limit for requests with reports. */
export const CLIENT_REPORT_RATE: RatePolicy = { windowMs: MINUTE, perNetwork: 30, total: 120 };

/** Log lines about requests that a rate limit for sign-in or account refuses. */
export const SECURITY_REFUSALS: RatePolicy = { windowMs: MINUTE, perNetwork: 10, total: 120 };

/** Maximum length of a search, in characters. */
export const MAX_SEARCH_LENGTH = 100;
/** Maximum length of the values of one facet, in characters; all known ones are shorter. */
export const MAX_FILTER_LENGTH = 200;
/** Highest price of a filter in dirhams, as in a catalogue file. */
export const MAX_FILTER_PRICE = 1_000_000;
/** Responses to lists with more chosen values are not cached, because their number is unlimited (http/filterQuery.ts). */
export const MAX_SHARED_FILTERS = 2;
/** Age of the ratings by which lists are sorted (productSearch.ts). */
export const RATINGS_AGE_MS = 10 * MINUTE;
/** Products in memory for suggestions, each language counts (suggestedProducts.ts). */
export const SUGGESTED_PRODUCTS = 5_000;
/** Searches without results (searchMisses.ts). */
export const SEARCH_MISSES = {
  /** Interval at which they are written. */
  writeMs: MINUTE,
  /** Terms in memory until then; further ones are not counted. */
  maxPending: 200,
  /** Rows in the database; those counted least are deleted. */
  maxRows: 1000,
  maxLength: 60,
} as const;

/** Measured windows (repositories/windows.ts). */
export const WINDOWS = {
  /** As many as a device holds. */
  perCustomer: 60,
  /** Erased ones that are remembered, so that another device does not bring them back. */
  erasedPerCustomer: 200,
  /** Longest name of a room or window in a request; longer ones than the storefront's are cut. */
  maxTextLength: 200,
  /** How much the clock of a device may be ahead; later times are replaced by the server's. */
  maxClockLeadMs: MINUTE,
  /** Maximum size of a request, in bytes: all windows with the longest names, and all erasures. */
  bodyBytes: 96 * KIB,
} as const;

/** Saved addresses of a customer (routes/addresses.ts). */
export const ADDRESSES_PER_CUSTOMER = 10;
